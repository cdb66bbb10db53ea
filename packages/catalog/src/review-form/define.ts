// Review forms show their ratings with `<shop-rating-stars>`.
import '../rating-stars/define';
import { define } from './index';

define();
