import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { PostAction } from './post-action';
import { type PostActionConfig, postActionConfig } from './post-action.config';
import type { PostActionSendDetail } from './start-post';

export const ShopPostAction = elementClass({
  tag: 'shop-post-action',
  mode: 'enhance',
  config: postActionConfig,
  component: PostAction,
});

export const { define } = ShopPostAction;

declare global {
  interface HTMLElementTagNameMap {
    'shop-post-action': ConfiguredElement<PostActionConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-post-action-send': CustomEvent<PostActionSendDetail>;
  }
}
