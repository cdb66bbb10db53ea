// The style sheet, for pages that don't link it.
import css from 'shop-elements.css';
import { adoptStyles } from './adopt-styles';

adoptStyles(css);
