import type { ElementProps } from '@shop-elements/core';
import type { Allowed } from '@shop-elements/dom';
import { SafeHtml } from '@shop-elements/ui';
import type { MessagesConfig } from './messages.config';
import { useMessages } from './use-messages';

/** The only tags a message may hold. `style` is not among the attributes: a message must not cover the page. */
const allowed: Allowed = {
  tags: ['div', 'span', 'b', 'strong', 'i', 'em', 'u', 'a'],
  attributes: ['id', 'class', 'href', 'title'],
};

/**
 * Shows the shop's messages: those of this page load, those that calls bring later, and those that scripts add.
 * @example
 * <shop-messages>
 *   <div data-shop-fallback class="messages">the messages of the session, for shoppers without JavaScript</div>
 * </shop-messages>
 */
export function Messages({ element, config }: ElementProps<MessagesConfig>) {
  const messages = useMessages(element, config);
  return (
    <div className="messages" role="alert" aria-atomic="true">
      {messages.map(({ type, text }) => (
        <div key={text} className={`message-${type} ${type} message`} data-ui-id={`message-${type}`}>
          <SafeHtml html={text} allowed={allowed} />
        </div>
      ))}
    </div>
  );
}
