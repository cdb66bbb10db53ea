export type { ListReply } from './read-reply';
export { requestList } from './request-list';
export { withParameter } from './with-parameter';
