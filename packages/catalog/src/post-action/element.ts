import { elementClass } from '@shop-elements/core';
import { PostAction } from './post-action';
import { postActionConfig } from './post-action.config';

export const ShopPostAction = elementClass({
  tag: 'shop-post-action',
  mode: 'enhance',
  config: postActionConfig,
  component: PostAction,
});

export const { define } = ShopPostAction;

declare global {
  interface HTMLElementTagNameMap {
    'shop-post-action': HTMLElement;
  }
}
