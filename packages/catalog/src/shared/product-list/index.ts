export { askList, type ListReply } from './ask-list';
