/** A page of sixty Page Builder blocks in a typical mix: rows around texts, banners, buttons, tabs and sliders. */

const text = '<div data-content-type="text" data-element="main"><p>Beech, turned on Tuesdays.</p></div>';
const banner = `<div data-content-type="banner" data-appearance="poster" data-show-button="hover" data-show-overlay="hover" data-element="main">
  <a href="#a" data-element="link"><div data-background-images="{}" data-background-type="image" data-element="wrapper">
  <div data-overlay-color="rgba(0, 0, 0, 0.4)" data-element="overlay"><p>Sale</p><button type="button" data-element="button">Shop</button></div></div></a></div>`;
const buttons = `<div data-content-type="buttons" data-same-width="true" data-element="main">
  <div data-content-type="button-item"><a href="#a" data-element="link">Go</a></div>
  <div data-content-type="button-item"><a href="#b" data-element="link">Everything for the kitchen</a></div></div>`;
/** @param {number} number */
const tabs = (number) => `<div data-content-type="tabs" data-active-tab="0" data-element="main">
  <ul role="tablist" data-element="navigation"><li role="tab"><a href="#A${number}">One</a></li><li role="tab"><a href="#B${number}">Two</a></li></ul>
  <div class="tabs-content" data-element="content"><div data-content-type="tab-item" id="A${number}">First</div><div data-content-type="tab-item" id="B${number}">Second</div></div></div>`;
const slider = `<div data-content-type="slider" data-show-arrows="true" data-show-dots="true" data-element="main"><div>One</div><div>Two</div><div>Three</div></div>`;

/** @param {number} number */
function row(number) {
  const parallax = number % 3 === 0 ? 1 : 0;
  const blocks = [text, banner, buttons, tabs(number), slider];
  return `<div data-content-type="row" data-appearance="contained" data-element="main">
    <div data-enable-parallax="${parallax}" data-parallax-speed="0.5" data-background-images="{}" data-background-type="image" data-element="inner">${text}${blocks[number % 5]}</div></div>`;
}

const content = Array.from({ length: 20 }, (_, index) => row(index)).join('');

export default {
  name: 'page builder content of 60 blocks',
  count: 1,
  last: ':scope > :last-child',
  contenders: {
    vanilla: { markup: () => `<div>${content}</div>` },
    ours: { script: 'ours', markup: () => `<shop-page-builder>${content}</shop-page-builder>`, limit: 3, goal: 2 },
  },
};
