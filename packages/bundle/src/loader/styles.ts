// The style sheet, for pages that do not link it.
import css from 'shop-elements.css';
import { adoptStyles } from './adopt-styles';

adoptStyles(css);
