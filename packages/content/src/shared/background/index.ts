export { backgroundTexts } from './play-video';
