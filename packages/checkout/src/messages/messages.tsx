import { type ElementProps, textsOf } from '@shop-elements/core';
import { SafeHtml } from '@shop-elements/ui';
import { type MouseEvent, memo, useCallback, useEffect, useRef } from 'react';
import { isUrgent, type ShownMessage } from './message-list';
import type { MessagesConfig } from './messages.config';
import { messagesTexts } from './messages.texts';
import { useMessages } from './use-messages';

/**
 * Shows the shop's messages: from this page load, from later calls, and from scripts.
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
      // The button goes; the focus moves on to the next message, or to where the last one was.
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
 * A live region of its own for each message: a new one is announced without the older ones. Those that are on the page are not
 * drawn again when another one comes.
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
