export { backgroundTexts } from './background.texts';
