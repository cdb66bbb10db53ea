import { type ElementProps, textsOf } from '@shop-elements/core';
import { SafeHtml } from '@shop-elements/ui';
import { type MouseEvent, memo, useCallback, useEffect, useRef } from 'react';
import { isUrgent, type ShownMessage } from './message-list';
import type { MessagesConfig } from './messages.config';
import { useMessages } from './use-messages';

export const messagesTexts = {
  close: 'Close this message',
};

/**
 * Shows the shop's messages: from this page load, from later requests, and from scripts. Those of a later request replace those of the one
 * before, as in Luma.
 * @example
 * <shop-messages>
 *   <div data-shop-fallback class="messages">the messages of the session, for shoppers without JavaScript</div>
 * </shop-messages>
 */
export function Messages({ element, config }: ElementProps<MessagesConfig>) {
  const { messages, dismiss } = useMessages(element, config);
  const list = useRef<HTMLDivElement>(null);
  const texts = textsOf(element, messagesTexts);

  const close = useCallback(
    (message: ShownMessage, button: HTMLButtonElement): void => {
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
      const at = buttons.indexOf(button);
      // Removing the button would lose the focus: moves it to the next message, the previous one, or the list.
      (buttons[at + 1] ?? buttons[at - 1] ?? list.current)?.focus();
      dismiss(message);
    },
    [dismiss],
  );

  return (
    <div ref={list} className="shop-messages" tabIndex={-1}>
      {messages.map((message) => (
        <MessageBox key={message.id} message={message} closeLabel={texts.close} onClose={close} />
      ))}
    </div>
  );
}

interface MessageBoxProps {
  message: ShownMessage;
  closeLabel: string;
  onClose: (message: ShownMessage, button: HTMLButtonElement) => void;
}

/**
 * Each message is its own live region, so that screen readers announce only the new one. Memoized, so that adding a message does
 * not render the others again.
 */
const MessageBox = memo(function MessageBox({ message, closeLabel, onClose }: MessageBoxProps) {
  const { type, text, isRevealed } = message;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isRevealed) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isRevealed]);
  return (
    <div ref={box} className="shop-messages__item">
      <div className="messages" role={isUrgent(message) ? 'alert' : 'status'} aria-atomic="true">
        <div className={`message-${type} ${type} message`} data-ui-id={`message-${type}`}>
          <SafeHtml html={text} kind="message" />
        </div>
      </div>
      <button
        type="button"
        className="shop-text-button shop-messages__close"
        aria-label={closeLabel}
        onClick={(event: MouseEvent<HTMLButtonElement>) => onClose(message, event.currentTarget)}
      />
    </div>
  );
});
