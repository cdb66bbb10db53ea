import { galleryVideoConfig } from '@shop-elements/catalog/gallery-video';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Catalog/Gallery video' };
export default meta;

const tag = 'shop-gallery-video';
const config = galleryVideoConfig;

const picture = (text: string) =>
  `<img alt="${text}" width="280" height="280" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Cpath fill='%23889' d='M0 0h8v8H0z'/%3E%3C/svg%3E">`;

/** Nothing loads from a provider until the shopper starts the video. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-gallery-video data-items='[
  {"mediaType":"external-video","videoUrl":"https://www.youtube-nocookie.com/embed/aBcDeFgHiJk"},
  {"mediaType":"image","videoUrl":null,"isBase":true}]'>
  <div class="frames">
    <div>${picture('Tea in the making')}</div>
    <div>${picture('Tea')}</div>
  </div>
</shop-gallery-video>`,
});

/** The server's own link to the video becomes its control. Without scripts, it opens the video. */
export const ServersLink = embed({
  tag,
  config,
  html: `
<shop-gallery-video data-items='[{"mediaType":"external-video","videoUrl":"https://vimeo.com/1010001"}]'>
  <div><div><a href="https://vimeo.com/1010001">${picture('Video: tea in the making')}</a></div></div>
</shop-gallery-video>`,
});

/** The shop's own video files. They don't exist here, so the player offers a link. */
export const Files = embed({
  tag,
  config,
  html: `
<shop-gallery-video data-items='[{"mediaType":"external-video","videoUrl":"mp4:/tea.mp4,webm:/tea.webm"}]'>
  <div><div>${picture('Tea in the making')}</div></div>
</shop-gallery-video>`,
});

/** A link that is not a playable video stays a link, and the console explains why. */
export const UnknownType = embed({
  tag,
  config,
  html: `
<shop-gallery-video data-items='[{"mediaType":"external-video","videoUrl":"https://videos.test/7"}]'>
  <div><div><a href="https://videos.test/7">${picture('Video: tea in the making')}</a></div></div>
</shop-gallery-video>`,
});

/** The shop's own video with captions, starting at second twelve. The picture stays until it plays. */
export const Captions = embed({
  tag,
  config,
  html: `
<shop-gallery-video data-items='[{"mediaType":"external-video","videoUrl":"mp4:/tea.mp4#t=12","captions":"/tea.vtt"}]'>
  <div><div>${picture('Tea in the making')}</div></div>
</shop-gallery-video>`,
});

/** Each variant of a configurable product has its own pictures and videos; the gallery shows those of the selected variant. */
export const Variants = embed({
  tag,
  config,
  html: `
<form><input type="hidden" name="selected_configurable_option" value="1541"></form>
<shop-gallery-video data-items='[{"mediaType":"image"}]' data-options='{"1541":[{"mediaType":"external-video","videoUrl":"https://vimeo.com/1010001"}]}'>
  <div><div>${picture('Tea in the making')}</div></div>
</shop-gallery-video>`,
});

export const AllStates = allStates({ states: { Playground, ServersLink, Files, UnknownType, Captions, Variants } });
