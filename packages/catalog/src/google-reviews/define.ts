import '../rating-stars/define';
import { define } from './element';

define();
