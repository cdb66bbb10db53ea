import { lumaPage } from './frame';

/** The styles that Page Builder prints before its content. They have the specificity of an id, and some override `[hidden]`. */
const printedRules = `<style>#html-body [data-pb-style=TAB1]{justify-content:flex-start;display:flex;flex-direction:column}
  #html-body [data-pb-style=ROW1]{min-height:300px;background-size:cover}
  #html-body [data-pb-style=OVERLAY1]{min-height:250px;background-color:transparent}
  #html-body [data-pb-style=BUTTON1]{opacity:0;visibility:hidden}</style>`;

const picture = '{\\"desktop_image\\":\\"/media/finch.svg\\"}';

/** A row with parallax and a row with a video background. */
const rows = `<div data-content-type="row" data-appearance="contained" data-element="main"><div data-enable-parallax="1" data-parallax-speed="0.5" data-background-images='${picture}' data-background-type="image" data-video-loop="true" data-video-play-only-visible="true" data-video-lazy-load="true" data-video-fallback-src="" data-element="inner" data-pb-style="ROW1" class="background-image-1"><h2 data-content-type="heading" data-element="main">Where it is made</h2></div></div>
  <div data-content-type="row" data-appearance="full-bleed" data-enable-parallax="0" data-parallax-speed="0.5" data-background-images="{}" data-background-type="video" data-video-src="webm:/static/media/piet-clamp-lamp.webm" data-video-loop="true" data-video-play-only-visible="true" data-video-lazy-load="true" data-video-fallback-src="" data-element="main" data-pb-style="ROW1"><div class="video-overlay" data-video-overlay-color="rgba(0, 0, 0, 0.4)" data-element="video_overlay"></div><h2 data-content-type="heading" data-element="main">How it is made</h2></div>`;

/** A banner with an overlay and a button on hover and focus. */
const banner = `<div data-content-type="banner" data-slide-name="" data-appearance="poster" data-show-button="hover" data-show-overlay="hover" data-element="main"><a href="/luma/" target="" data-link-type="default" data-element="link"><div class="pagebuilder-banner-wrapper" data-background-images='${picture}' data-background-type="image" data-video-loop="true" data-video-play-only-visible="true" data-video-lazy-load="true" data-video-fallback-src="" data-element="wrapper"><div class="pagebuilder-overlay pagebuilder-poster-overlay" data-overlay-color="#ffffff" data-element="overlay" data-pb-style="OVERLAY1"><div class="pagebuilder-poster-content"><div data-element="content"><h3>The old workshop</h3></div><button type="button" class="pagebuilder-banner-button pagebuilder-button-primary" data-element="button" data-pb-style="BUTTON1">See more</button></div></div></div></a></div>`;

const slider = `<div data-content-type="slider" data-appearance="default" data-autoplay="false" data-infinite-loop="false" data-show-arrows="true" data-show-dots="true" data-element="main" aria-label="Seasons">
    ${['Spring', 'Autumn'].map((season) => `<div data-content-type="slide" data-slide-name="${season}" data-appearance="poster" data-show-button="always" data-show-overlay="never" data-element="main"><div data-element="empty_link"><div class="pagebuilder-slide-wrapper" data-element="wrapper"><div data-element="content"><p>${season} work</p></div></div></div></div>`).join('')}
  </div>`;

const tabs = `<div data-content-type="tabs" data-appearance="default" data-active-tab="1" data-element="main" class="tab-align-left">
    <ul role="tablist" class="tabs-navigation" data-element="navigation">
      ${['Care', 'Repair', 'Returns'].map((name) => `<li role="tab" class="tab-header" data-element="headers"><a href="#TAB-${name}" class="tab-title"><span class="tab-title">${name}</span></a></li>`).join('')}
    </ul>
    <div class="tabs-content" data-element="content">
      ${['Oil the blades.', 'We sharpen them.', 'Within thirty days.'].map((text, index) => `<div data-content-type="tab-item" data-appearance="default" data-tab-name="${index}" data-background-images="{}" data-element="main" data-pb-style="TAB1" id="TAB-${['Care', 'Repair', 'Returns'][index]}"><div data-content-type="text" data-element="main"><p>${text}</p></div></div>`).join('')}
    </div>
  </div>`;

const products = `<div data-content-type="products" data-appearance="carousel" data-autoplay="false" data-infinite-loop="false" data-show-arrows="true" data-show-dots="false" data-carousel-mode="default" data-element="main" aria-label="Tools">
    <ol class="product-items widget-product-carousel">
      ${['Dibber', 'Fork', 'Loppers', 'Knife', 'Rake', 'Shears', 'Trowel'].map((name) => `<li class="product-item"><div class="product-item-info"><div class="product-item-details"><strong class="product-item-name"><a href="/luma/product/" class="product-item-link">${name}</a></strong></div></div></li>`).join('')}
    </ol>
  </div>`;

const blocks = `${printedRules}${rows}<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner">
  ${slider}
  ${tabs}
  ${products}
  ${banner}
  <div data-content-type="buttons" data-appearance="inline" data-same-width="true" data-element="main"><div data-content-type="button-item" data-element="main"><a class="pagebuilder-button-primary" href="/luma/" data-element="link"><span data-element="link_text">All tools</span></a></div><div data-content-type="button-item" data-element="main"><a class="pagebuilder-button-primary" href="/luma/" data-element="link"><span data-element="link_text">Sale</span></a></div></div>
</div></div>`;

/** Blocks that each have their own element. */
const single = `<shop-slider>${slider}</shop-slider><shop-tabs>${tabs}</shop-tabs><shop-product-carousel>${products}</shop-product-carousel>`;

const shops = ['Weir', 'Mill', 'Quay'].map((name, index) => ({
  location_name: name,
  address: '4 Long Acre',
  city: 'Bath',
  comment: 'Open from nine to five',
  position: { latitude: 51.4 + index / 10, longitude: -2.4 },
}));

function mapBlock(style: string, locations: readonly object[]): string {
  return `<div data-content-type="map" data-appearance="default" data-show-controls="true" data-locations='${JSON.stringify(locations)}' data-element="main" data-pb-style="${style}"></div>`;
}

/** Two map blocks. The second has no stores. */
const maps = `<style>[data-pb-style=CAB21CD]{height:300px}</style>
  ${mapBlock('CAB21CD', shops)}${mapBlock('F7036C6', [])}<p>Below the maps</p>`;

const initializer = {
  '*': {
    'Magento_PageBuilder/js/widget-initializer': {
      config: {
        '[data-content-type="slider"][data-appearance="default"]': { 'Magento_PageBuilder/js/slider': false },
        '[data-content-type="tabs"]': { 'Magento_PageBuilder/js/tabs': false },
      },
    },
  },
};

/** A Page Builder page, with or without the block that starts Magento's own scripts. */
export function contentPage(query: URLSearchParams): string {
  const isOwn = query.has('own');
  const content = `<shop-page-builder>${query.has('maps') ? maps : blocks}</shop-page-builder>`;
  const start = `<script type="text/x-magento-init">${JSON.stringify(initializer)}</script>`;
  return lumaPage({
    bodyClass: 'cms-page-view page-layout-1column',
    title: 'Our workshop',
    top: isOwn ? '' : start,
    main: query.has('single') ? single : content,
  });
}
