<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

/**
 * What each switch adds to a page, and what it removes. A switch's layout is
 * `view/frontend/layout/shop_elements_<switch>.xml`.
 */
final class Replacements
{
    /**
     * - tags: the elements it prints
     * - templates: Magento's templates that are no longer printed, including a theme's overrides; Knockout's end with `.html`
     * - scripts: Magento's scripts that are no longer loaded
     * - pages: layout handles of the pages it applies to; every page by default
     * - layout: false if a plugin does the work instead
     * - hyva: true if it also works in Hyvä themes
     * - breeze: false if it doesn't work in Breeze themes
     *
     * @var array<string, array{
     *     tags: string[],
     *     templates: string[],
     *     scripts: string[],
     *     pages?: string[],
     *     layout?: bool,
     *     hyva?: bool,
     *     breeze?: bool
     * }>
     */
    public const BY_SWITCH = [
        'messages' => [
            'tags' => ['shop-messages'],
            'templates' => ['Magento_Theme::messages.phtml'],
            'scripts' => ['Magento_Theme/js/view/messages'],
            // Breeze's customer data waits for its own message area: without it, not even the cart's number of products changes.
            'breeze' => false,
        ],
        'breadcrumbs' => [
            'tags' => ['shop-breadcrumbs'],
            'templates' => ['Magento_Theme::html/breadcrumbs.phtml'],
            'scripts' => [],
            'hyva' => true,
        ],
        'cookie_notice' => [
            'tags' => ['shop-cookie-notice'],
            // The second one is Hyvä's.
            'templates' => ['Magento_Cookie::html/notices.phtml', 'Magento_Cookie::notices.phtml'],
            'scripts' => ['Magento_Cookie/js/notices'],
            'hyva' => true,
        ],
        'login_as_customer' => [
            'tags' => ['shop-login-as-customer'],
            'templates' => ['Magento_LoginAsCustomerFrontendUi::html/notices.phtml'],
            'scripts' => ['Magento_LoginAsCustomerFrontendUi/js/view/loginAsCustomer'],
        ],
        'page_builder' => [
            'tags' => ['shop-page-builder'],
            'templates' => ['Magento_PageBuilder::widget_initializer.phtml'],
            'scripts' => ['Magento_PageBuilder/js/widget-initializer'],
        ],
        'layered_nav' => [
            'tags' => ['shop-layered-nav'],
            'templates' => [],
            'scripts' => [],
            'pages' => ['catalog_category_view_type_layered'],
        ],
        'search_results' => [
            'tags' => ['shop-layered-nav'],
            'templates' => [],
            'scripts' => [],
            'pages' => ['catalogsearch_result_index'],
        ],
        'infinite_scroll' => [
            'tags' => ['shop-infinite-scroll'],
            'templates' => [],
            'scripts' => [],
            'pages' => ['catalog_category_view', 'catalogsearch_result_index'],
        ],
        'review_form' => [
            'tags' => ['shop-review-form'],
            'templates' => ['Magento_Review::form.phtml'],
            'scripts' => [
                'Magento_Review/js/view/review',
                'Magento_Review/js/error-placement',
                'Magento_Review/js/validate-review',
                'Magento_Review/js/submit-review',
            ],
            'hyva' => true,
        ],
        'product_reviews' => [
            'tags' => ['shop-product-reviews'],
            'templates' => ['Magento_Review::review.phtml'],
            'scripts' => ['Magento_Review/js/process-reviews'],
        ],
        'recently_viewed' => [
            'tags' => ['shop-recently-viewed'],
            'templates' => [],
            'scripts' => [],
            'pages' => ['catalog_product_view'],
        ],
        'gallery_video' => [
            'tags' => ['shop-gallery-video'],
            'templates' => ['Magento_ProductVideo::product/view/gallery.phtml'],
            'scripts' => ['Magento_ProductVideo/js/fotorama-add-video-events'],
            'layout' => false,
            // Breeze's gallery plays videos itself.
            'breeze' => false,
        ],
        'downloadable_links' => [
            'tags' => ['shop-downloadable-links'],
            'templates' => ['Magento_Downloadable::catalog/product/links.phtml'],
            'scripts' => ['Magento_Downloadable/js/downloadable'],
        ],
        'instant_purchase' => [
            'tags' => ['shop-instant-purchase'],
            'templates' => ['Magento_InstantPurchase::button.phtml'],
            'scripts' => ['Magento_InstantPurchase/js/view/instant-purchase'],
        ],
        'gift_options' => [
            'tags' => ['shop-gift-message'],
            'templates' => [
                'Magento_GiftMessage::cart/gift_options.phtml',
                'Magento_GiftMessage::cart/item/renderer/actions/gift_options.phtml',
            ],
            'scripts' => ['Magento_GiftMessage/js/view/gift-message'],
        ],
        'coupon' => [
            'tags' => ['shop-coupon'],
            'templates' => ['Magento_Checkout::cart/coupon.phtml'],
            'scripts' => ['Magento_Checkout/js/discount-codes'],
        ],
        'weee' => [
            'tags' => ['shop-weee'],
            'templates' => [
                'Magento_Weee::template/checkout/summary/item/price/row_incl_tax.html',
                'Magento_Weee::template/checkout/summary/item/price/row_excl_tax.html',
            ],
            'scripts' => ['Magento_Weee/js/tax-toggle'],
            'pages' => ['checkout_index_index'],
        ],
        'payment' => [
            'tags' => ['shop-offline-payment', 'shop-cc-form'],
            'templates' => [
                'Magento_OfflinePayments::template/payment/banktransfer.html',
                'Magento_OfflinePayments::template/payment/cashondelivery.html',
                'Magento_OfflinePayments::template/payment/checkmo.html',
                'Magento_OfflinePayments::template/payment/purchaseorder-form.html',
            ],
            'scripts' => [],
            'pages' => ['checkout_index_index'],
        ],
        'agreements' => [
            'tags' => ['shop-agreements'],
            'templates' => ['Magento_CheckoutAgreements::template/checkout/checkout-agreements.html'],
            'scripts' => [],
            'pages' => ['checkout_index_index'],
        ],
        'stored_cards' => [
            'tags' => ['shop-stored-cards'],
            'templates' => [],
            // No scripts: the plugin removes `deleteWidget` from every list, whichever module adds it.
            'scripts' => [],
            'layout' => false,
        ],
        'captcha' => [
            'tags' => ['shop-captcha'],
            'templates' => ['Magento_Captcha::default.phtml'],
            'scripts' => ['Magento_Captcha/js/captcha'],
            'layout' => false,
        ],
    ];
}
