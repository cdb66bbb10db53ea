import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { PostAction as View } from './post-action';
import { type PostActionConfig, postActionConfig } from './post-action.config';
import type { PostActionSendDetail } from './start-post';

export { type PostActionConfig, postActionConfig } from './post-action.config';
export type { PostActionSendDetail } from './start-post';

export const ShopPostAction = elementClass({
  tag: 'shop-post-action',
  mode: 'enhance',
  config: postActionConfig,
  component: View,
});

export const { define } = ShopPostAction;

export const PostAction = reactComponent(ShopPostAction);

declare global {
  interface HTMLElementTagNameMap {
    'shop-post-action': ConfiguredElement<PostActionConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-post-action-send': CustomEvent<PostActionSendDetail>;
  }
}
