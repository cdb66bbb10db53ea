// Every element, registered. `pnpm new` adds its line here.
import '@shop-elements/checkout/agreements/define';
import '@shop-elements/checkout/cc-form/define';
import '@shop-elements/checkout/messages/define';
import '@shop-elements/checkout/offline-payment/define';
import '@shop-elements/site/cookie-notice/define';
