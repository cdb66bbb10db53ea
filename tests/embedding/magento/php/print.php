<?php
/**
 * Prints every template of the module, as JSON by its name: `php print.php <module> <locale> <static base> <name>`. The name is
 * that of everything that shops and shoppers name.
 */

declare(strict_types=1);

use Magento\Cookie\Helper\Cookie;
use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\Escaper;
use Magento\Framework\Locale\ResolverInterface;
use Magento\Framework\Serialize\Serializer\Json;
use Magento\Framework\View\Helper\SecureHtmlRenderer;
use ShopElements\Storefront\Model\CheckoutConfigProvider;
use ShopElements\Storefront\Model\Switches;
use ShopElements\Storefront\ViewModel\Element;
use ShopElements\Storefront\ViewModel\Words;

// A notice is a mistake, too.
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

$element = new Element(new Escaper(), new Json());
$words = new Words(new class ($locale) implements ResolverInterface {
    public function __construct(private readonly string $locale)
    {
    }

    public function getLocale()
    {
        return $this->locale;
    }
});
$allOn = new class () implements ScopeConfigInterface {
    public function isSetFlag($path, $scopeType = 'default', $scopeCode = null)
    {
        return $path === 'shop_elements/elements/payment' && $scopeType === 'store';
    }
};

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
    'category9' => ['label' => 'Desks', 'title' => null, 'link' => null, 'first' => null, 'last' => true],
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
$data = ['shop_element' => $element, 'words' => $words];
$pages = [
    'texts' => [new Answers(['getViewFileUrl' => static fn (string $file) => $base . str_replace('::', '/', $file)], $data)],
    'messages' => [new Answers(['getGroupedHtml' => '<div class="messages"><p>Saved by the server.</p></div>'])],
    'breadcrumbs' => [new Answers([], $data), ['crumbs' => $crumbs]],
    'breadcrumbs of a product' => [
        new Answers(
            ['getTemplateFile' => static fn (string $template) => $template, 'fetchView' => static fn (string $file) => "Luma's $file"],
            [...$data, 'viewModel' => true]
        ),
        ['crumbs' => null],
    ],
    'cookie-notice' => [
        new Answers(['getUrl' => $address, 'getPrivacyPolicyLink' => '/privacy/'], [...$data, 'cookieHelper' => new Cookie()]),
    ],
    'layered-nav' => [new Answers([])],
    'review-form' => [new Answers([...$review, 'getAllowWriteReviewFlag' => true])],
    'review-form of a guest' => [new Answers([...$review, 'getAllowWriteReviewFlag' => false])],
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
$config = (new CheckoutConfigProvider(new Switches($allOn)))->getConfig();
echo json_encode(['printed' => $printed, 'checkoutConfig' => $config], JSON_THROW_ON_ERROR);
