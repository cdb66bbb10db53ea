// The ratings are drawn by it.
import '../rating-stars/define';
import { define } from './index';

define();
