<?php
/**
 * Prints the output of all the module's templates as JSON, by name: `php print.php <module> <locale> <static base> <name>`. `<name>` is used
 * for everything that shops and shoppers can name.
 */

declare(strict_types=1);

use Magento\Catalog\Block\Product\View\Gallery;
use Magento\Cms\Model\Template\Filter as ContentFilter;
use Magento\Cookie\Helper\Cookie;
use Magento\Deploy\Config\BundleConfig;
use Magento\Email\Model\Template\Filter as MailFilter;
use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\App\Request\Http as Request;
use Magento\Framework\App\Response\Http;
use Magento\Framework\Escaper;
use Magento\Framework\Locale\ResolverInterface;
use Magento\Framework\Filesystem\Driver\File;
use Magento\Framework\Filter\Template as Filter;
use Magento\Framework\Module\Dir;
use Magento\Framework\Serialize\Serializer\Json;
use Magento\Framework\View\DesignInterface;
use Magento\Framework\View\Helper\SecureHtmlRenderer;
use Magento\Framework\View\LayoutInterface;
use Magento\Framework\View\Result\Layout;
use Magento\ProductVideo\Block\Product\View\Gallery as VideoGallery;
use Magento\Store\Model\StoreManagerInterface;
use Magento\Vault\Block\Customer\PaymentTokens;
use ShopElements\Storefront\Model\BuiltFiles;
use ShopElements\Storefront\Model\CheckoutConfigProvider;
use ShopElements\Storefront\Model\Integrity;
use ShopElements\Storefront\Model\Parts;
use ShopElements\Storefront\Model\Switches;
use ShopElements\Storefront\Model\Theme;
use ShopElements\Storefront\Plugin\KeepOutOfBundles;
use ShopElements\Storefront\Plugin\PrintFiles;
use ShopElements\Storefront\Plugin\WrapGallery;
use ShopElements\Storefront\Plugin\WrapPageBuilderContent;
use ShopElements\Storefront\Plugin\WrapStoredCards;
use ShopElements\Storefront\ViewModel\Element;
use ShopElements\Storefront\ViewModel\Website;
use ShopElements\Storefront\ViewModel\Words;

// Notices are errors too.
set_error_handler(static fn (int $level, string $message, string $file, int $line) => throw new ErrorException($message, 0, $level, $file, $line));

require __DIR__ . '/magento.php';
[, $module, $locale, $base, $shopName] = $argv;
spl_autoload_register(static function (string $class) use ($module): void {
    require $module . strtr(substr($class, strlen('ShopElements\\Storefront')), '\\', '/') . '.php';
});
$translations = [];
$csv = "$module/i18n/$locale.csv";
foreach (is_file($csv) ? file($csv) : [] as $line) {
    [$phrase, $translation] = str_getcsv($line, ',', '"', '');
    $translations[$phrase] = $translation;
}

$builtFiles = new BuiltFiles(new Dir($module), new File("$module/../../packages/bundle/dist"), new Json());
$parts = new Parts($builtFiles);
$words = new Words(new class ($locale) implements ResolverInterface {
    public function __construct(private readonly string $locale)
    {
    }

    public function getLocale()
    {
        return $this->locale;
    }
}, $builtFiles, $parts);
$theme = static fn (string $code) => new Theme(new class ($code) implements DesignInterface {
    public function __construct(private readonly string $code)
    {
    }

    public function getDesignTheme()
    {
        return new Answers(['getCode' => $this->code, 'getParentTheme' => null]);
    }
});
$element = new Element(new Escaper(), new Json(), $theme('Magento/luma'));
$website = new Website(new class () implements StoreManagerInterface {
    public function getStore($storeId = null)
    {
        return new Answers(['getWebsiteId' => '1']);
    }
});
class Flags implements ScopeConfigInterface
{
    /** @param string[] $off the disabled switches */
    public function __construct(public array $off)
    {
    }

    public function isSetFlag($path, $scopeType = 'default', $scopeCode = null)
    {
        [$section, , $switch] = explode('/', $path);
        return $section === 'shop_elements' && $scopeType === 'store' && !in_array($switch, $this->off, true);
    }
}
/** @param string[] $off the disabled switches */
$switches = static fn (array $off = []) => new Switches(new Flags($off), $theme('Magento/luma'));

$dependencies = simplexml_load_file("$module/etc/frontend/di.xml");
$paymentPages = array_map(strval(...), $dependencies->xpath('//argument[@name="paymentPages"]/item'));

/**
 * A page with the module's head tags.
 *
 * @param string[] $off the disabled switches
 * @param string[]|null $offAfterwards those of the store view that is the current one once the page is rendered, if it is another one
 */
$withFiles = static function (
    string $page,
    string $action = 'cms_index_index',
    array $off = [],
    ?array $offAfterwards = null
) use (
    $theme,
    $module,
    $base,
    $parts,
    $words,
    $builtFiles,
    $paymentPages
): string {
    $layout = new class ($module, $base) implements LayoutInterface {
        public function __construct(private readonly string $module, private readonly string $base)
        {
        }

        public function createBlock($type, $name = '', array $arguments = [])
        {
            return new $type($this->module, $this->base);
        }
    };
    $response = (new Http())->setContent($page);
    $integrity = new Integrity($builtFiles, new Request($action), $paymentPages);
    $flags = new Flags($off);
    $plugin = new PrintFiles(new Switches($flags, $theme('Magento/luma')), $layout, $parts, $integrity, $words);
    $plugin->beforeRenderResult();
    $flags->off = $offAfterwards ?? $off;
    $plugin->afterRenderResult(new Layout(), new Layout(), $response);
    return $response->getContent();
};
$document = static fn (string $body) => "<html><head><title>Shop</title></head><body>$body</body></html>";
$wrap = static fn (string $content, array $off = [], Filter $filter = new ContentFilter()) =>
    (new WrapPageBuilderContent($switches($off)))->afterFilter($filter, $content);

$address = static fn (string $path) => "/$path/";
$star = static fn (int $value) => new Answers(['getId' => 10 + $value, 'getValue' => (string) $value]);
$rating = new Answers(['getId' => '4', 'getRatingCode' => $shopName, 'getOptions' => array_map($star, range(1, 5))]);
$ratings = new class ([$rating]) extends ArrayObject {
    public function getSize(): int
    {
        return count($this);
    }
};
$review = [
    'getRatings' => $ratings,
    'getAction' => '/review/product/post/id/7/',
    'getBlockHtml' => '<input name="form_key" type="hidden" value="abc">',
    'getChildHtml' => static fn (string $alias) => "<!-- $alias -->",
    'getProductInfo' => new Answers(['getName' => $shopName]),
    'getLoginLink' => '/login/?a=1&b="',
    'getRegisterUrl' => '/register/',
];
$crumbs = [
    'home' => ['label' => 'Home', 'title' => 'Go to Home Page', 'link' => '/', 'first' => true, 'last' => null],
    'category7' => ['label' => $shopName, 'title' => null, 'link' => 'javascript:alert(1)', 'first' => null, 'last' => null],
    // Magento passes search terms escaped.
    'search' => ['label' => "Search results for: 'salt &amp; pepper'", 'title' => null, 'link' => null, 'first' => null, 'last' => true],
];
$giftOptions = [
    'giftMessage' => [
        'orderLevel' => ['sender' => 'Ann', 'recipient' => 'Bob', 'message' => 'For all of it'],
        'itemLevel' => ['15' => ['is_available' => true, 'message' => ['sender' => 'Ann', 'recipient' => 'Bob', 'message' => 'For the desk']]],
    ],
    'isOrderLevelGiftOptionsEnabled' => true,
    'isItemLevelGiftOptionsEnabled' => true,
];
$jsLayout = ['components' => ['instant-purchase' => ['config' => ['buttonText' => $shopName, 'purchaseUrl' => '/instantpurchase/button/placeOrder/']]]];
$item = static fn (bool $isVirtual) => new Answers(
    ['isVirtual' => $isVirtual, 'getItem' => new Answers(['getId' => '15'])],
    ['shop_element' => $element]
);
$coupon = [
    'getUrl' => $address,
    'getBlockHtml' => '<input name="form_key" type="hidden" value="abc">',
    'getChildHtml' => static fn (string $alias) => "<!-- $alias -->",
];
$link = static fn (int $id) => new Answers(['getId' => (string) $id, 'getTitle' => $shopName, 'getSampleFile' => null, 'getSampleUrl' => "/sample/$id"]);
$downloads = [
    'getProduct' => new Answers(['isSaleable' => true]),
    'hasLinks' => true,
    'getLinks' => [$link(11), $link(12)],
    'getLinksTitle' => $shopName,
    'getLinksPurchasedSeparately' => '1',
    'getLinkSelectionRequired' => '1',
    'getJsonConfig' => '{"links":{"11":{"finalPrice":5,"basePrice":5},"12":{"finalPrice":7,"basePrice":7}}}',
    'getLinkCheckedValue' => '',
    'getLinkSampleUrl' => '/downloadable/download/linkSample/link_id/11/',
    'getIsOpenInNewWindow' => true,
    'getLinkPrice' => '<span class="price-container"><span class="price">$5.00</span></span>',
];
$galleryHtml = '<div class="gallery-placeholder" data-gallery-role="gallery-placeholder"><img alt="" src="/media/finch.svg"></div>';
$film = '[{"mediaType":"external-video","videoUrl":"https:\/\/vimeo.com\/7","isBase":true}]';
/**
 * The gallery and Luma's script for its videos, as a product page prints them.
 *
 * @param string[] $off the disabled switches
 * @param string[] $removed the blocks that the theme removes
 */
$galleryPage = static function (string $media, array $off = [], array $removed = []) use ($switches, $element, $galleryHtml): string {
    $layout = new class () {
        public array $blocks = [];

        public function getBlock($name)
        {
            return $this->blocks[$name] ?? false;
        }
    };
    $video = new VideoGallery('product.info.media.video', $layout);
    $video->media = $media;
    $blocks = ['product.info.media.image' => new Gallery('product.info.media.image', $layout), 'product.info.media.video' => $video];
    $layout->blocks = array_diff_key($blocks, array_flip($removed));
    $plugin = new WrapGallery($switches($off), $element);
    $printed = array_map(
        static fn (Gallery $block) => $plugin->afterToHtml($block, $block === $video ? '<!-- Luma video -->' : $galleryHtml),
        $layout->blocks
    );
    // Another gallery, of a module.
    return implode($printed) . $plugin->afterToHtml(new Gallery('acme.gallery', $layout), '<!-- other -->');
};
$image = new Answers(['getImageUrl' => '/media/finch.svg', 'getWidth' => '152', 'getHeight' => '190', 'getLabel' => $shopName]);
$viewed = [
    'getProduct' => new Answers(['getSku' => '24-MB01', 'getName' => $shopName, 'getProductUrl' => '/luma/product/']),
    'getImage' => $image,
    'getProductPrice' => '<span class="price">$34.00</span>',
];
$wrapCards = static fn (string $list, array $off = []) => (new WrapStoredCards($switches($off)))->afterToHtml(new PaymentTokens(), $list);
$card = '<table><tr><td data-th="Card Number" class="col card-number"><span>ending</span> ' . htmlspecialchars($shopName) . '</td><td>'
    . '<form action="/vault/cards/deleteaction" method="post"><input type="hidden" name="public_hash" value="9f1c">'
    . "<button type=\"submit\" class=\"action delete\" data-mage-init='{\"Magento_Vault/js/customer_account/deleteWidget\":{\"title\":\"Delete\"}}'>"
    . '<span>Delete</span></button></form></td></tr></table>';
// The theme's values: Magento merges its etc/view.xml with Page Builder's. All values are strings.
$breakpoints = json_encode(
    ['desktop' => ['label' => 'Desktop', 'conditions' => ['min-width' => '1024px'], 'options' => ['products' => ['default' => ['slidesToShow' => '2']]]]],
    JSON_THROW_ON_ERROR
);
$data = ['shop_element' => $element];
$pages = [
    'messages' => [new Answers(['getGroupedHtml' => '<div class="messages"><p>Saved by the server.</p></div>'])],
    'breadcrumbs' => [new Answers([], $data), ['crumbs' => $crumbs]],
    'breadcrumbs in Hyvä' => [
        new Answers([], ['shop_element' => new Element(new Escaper(), new Json(), $theme('Hyva/default'))]),
        ['crumbs' => $crumbs],
    ],
    'breadcrumbs of a product' => [
        new Answers(
            ['getTemplateFile' => static fn (string $template) => $template, 'fetchView' => static fn (string $file) => "Luma's $file"],
            [...$data, 'viewModel' => true]
        ),
        ['crumbs' => null],
    ],
    'cookie-notice' => [
        new Answers(
            ['getUrl' => $address, 'getPrivacyPolicyLink' => '/privacy/'],
            [...$data, 'cookieHelper' => new Cookie(), 'website' => $website]
        ),
    ],
    'captcha' => [
        new Answers([
            'getCaptchaModel' => new Answers(['getImgSrc' => '/media/finch.svg', 'isCaseSensitive' => true]),
            'getFormId' => 'user_login',
            'getImgHeight' => '50',
            'getRefreshUrl' => '/captcha/refresh/',
        ], $data),
    ],
    'coupon' => [new Answers([...$coupon, 'getCouponCode' => null])],
    'coupon that counts' => [new Answers([...$coupon, 'getCouponCode' => $shopName])],
    'downloadable-links' => [new Answers($downloads, $data)],
    'login-as-customer' => [new Answers(['getUrl' => $address], [...$data, 'config' => new Answers(['isEnabled' => true])])],
    'product-reviews' => [new Answers(['getProductReviewUrl' => '/luma/reviews/', 'getChildHtml' => static fn () => '<!-- form -->'], $data)],
    'recently-viewed' => [new Answers($viewed, $data)],
    'review-form' => [new Answers([...$review, 'getAllowWriteReviewFlag' => true])],
    'review-form of a guest' => [new Answers([...$review, 'getAllowWriteReviewFlag' => false])],
    'page-builder' => [new Answers(['getBreakpoints' => $breakpoints])],
    'google-maps' => [new Answers(['getApiKey' => 'AIza</script>', 'getStyle' => '[{"elementType":"labels","stylers":[{"visibility":"off"}]}]'])],
    'google-maps without a style' => [new Answers(['getApiKey' => 'AIza', 'getStyle' => null])],
    'instant-purchase' => [new Answers(['isEnabled' => true, 'getJsLayout' => json_encode($jsLayout)], $data)],
    'instant-purchase switched off' => [new Answers(['isEnabled' => false], $data)],
    'gift-message' => [new Answers(['getGiftOptionsConfigJson' => json_encode($giftOptions)])],
    'gift-message-item' => [$item(false)],
    'gift-message-item of a download' => [$item(true)],
];

$printed = [];
foreach ($pages as $name => $page) {
    $template = "$module/view/frontend/templates/" . strtok($name, ' ') . '.phtml';
    $variables = ['block' => $page[0], 'escaper' => new Escaper(), 'secureRenderer' => new SecureHtmlRenderer()] + ($page[1] ?? []);
    $printed[$name] = (new TemplateEngine())->render($template, $variables);
}
$printed['stored-cards'] = $wrapCards($card);
$printed['gallery'] = $galleryPage($film);
$parts = '<shop-messages></shop-messages><shop-map data-load="visible"></shop-map>';
$content = '<div data-content-type="row">A row</div>';
$byHand = "<shop-page-builder data-breakpoints=\"{}\">$content</shop-page-builder>";
echo json_encode([
    'printed' => $printed,
    'checkoutConfig' => (new CheckoutConfigProvider($switches()))->getConfig(),
    'pages' => [
        'everything' => $withFiles($document(implode($printed))),
        'with elements' => $withFiles($document($parts)),
        'with a menu' => $withFiles($document('<shop-mobile-menu></shop-mobile-menu>')),
        'without' => $withFiles($document('<p>No element.</p>')),
        'checkout' => $withFiles($document('<shop-cc-form></shop-cc-form>'), 'checkout_index_index'),
        'switched off' => $withFiles($document($parts), 'cms_index_index', ['enabled']),
        'an order of a store view that is switched off' => $withFiles($document($parts), 'sales_order_view', [], ['enabled']),
        'switched off, an order of another store view' => $withFiles($document($parts), 'sales_order_view', ['enabled'], []),
        'a reply' => $withFiles($parts),
        'checkout with an import map' => $withFiles("<script type=importmap>{}</script>" . $document('<shop-cc-form></shop-cc-form>'), 'checkout_index_index'),
        'checkout with an old import map' => $withFiles("<script nonce=\"a\" type='importmap'>{}</script>" . $document('<shop-cc-form></shop-cc-form>'), 'checkout_index_index'),
    ],
    'content' => [
        'wrapped' => $wrap($content),
        'wrapped once' => $wrap($wrap($content) . $content),
        'with a wrapper by hand' => $wrap("<div data-content-type=\"html\">$byHand</div>"),
        'with a wrapper by hand in a block' => $wrap("<div>{$wrap($byHand)}</div>"),
        'plain' => $wrap('<p>Words</p>'),
        'in a mail' => $wrap("<!doctype html><html><body>{$wrap($content)}</body></html>", [], new MailFilter()),
        'of a mail' => $wrap($content, [], new MailFilter()),
        'of an attribute' => $wrap($content, [], new Filter()),
        'switched off' => $wrap($content, ['page_builder']),
        'all switched off' => $wrap($content, ['enabled']),
        'no stored cards' => $wrapCards('<p>You have no stored payment methods.</p>'),
        'stored cards switched off' => $wrapCards('<form></form>', ['stored_cards']),
    ],
    'galleries' => [
        'html' => $galleryHtml,
        'with a video' => $galleryPage($film),
        'without a video' => $galleryPage('[{"mediaType":"image","isBase":true}]'),
        'switched off' => $galleryPage($film, ['gallery_video']),
        'without the video block' => $galleryPage($film, [], ['product.info.media.video']),
        'without the gallery' => $galleryPage($film, [], ['product.info.media.image']),
    ],
    'bundleExcludes' => (new KeepOutOfBundles())->afterGetExcludedDirectories(new BundleConfig(), ['Lib::css']),
], JSON_THROW_ON_ERROR);
