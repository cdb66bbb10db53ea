export { type ListReply, requestList } from './request-list';
export { withParameter } from './with-parameter';
