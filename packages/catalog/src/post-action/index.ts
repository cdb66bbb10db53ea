export { define, ShopPostAction } from './element';
export { PostAction } from './post-action';
export { type PostActionConfig, postActionConfig } from './post-action.config';
export type { PostActionSendDetail } from './start-post';
