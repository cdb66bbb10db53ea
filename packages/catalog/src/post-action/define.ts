import { defineElement } from '@shop-elements/core';
import { PostAction } from './post-action';
import { postActionConfig } from './post-action.config';

defineElement({ tag: 'shop-post-action', mode: 'enhance', config: postActionConfig, component: PostAction });

declare global {
  interface HTMLElementTagNameMap {
    'shop-post-action': HTMLElement;
  }
}
