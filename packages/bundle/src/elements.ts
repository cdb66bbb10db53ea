// Every element, registered. `pnpm new` adds its line here.
import '@shop-elements/catalog/post-action/define';
import '@shop-elements/catalog/rating-stars/define';
import '@shop-elements/checkout/agreements/define';
import '@shop-elements/checkout/cc-form/define';
import '@shop-elements/checkout/downloadable-links/define';
import '@shop-elements/checkout/instant-purchase/define';
import '@shop-elements/checkout/messages/define';
import '@shop-elements/checkout/offline-payment/define';
import '@shop-elements/checkout/stored-cards/define';
import '@shop-elements/checkout/vault-card/define';
import '@shop-elements/checkout/vault-enabler/define';
import '@shop-elements/checkout/weee/define';
import '@shop-elements/site/cookie-notice/define';
import '@shop-elements/catalog/product-reviews/define';
import '@shop-elements/catalog/review-form/define';
import '@shop-elements/catalog/gallery-video/define';
