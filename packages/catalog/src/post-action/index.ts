export { define, PostAction, ShopPostAction } from './element';
export { type PostActionConfig, postActionConfig } from './post-action.config';
export type { PostActionSendDetail } from './start-post';
