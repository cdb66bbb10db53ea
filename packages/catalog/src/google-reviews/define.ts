import '../rating-stars/define';
import { define } from './index';

define();
