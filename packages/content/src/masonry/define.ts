import { define } from './index';

define();
