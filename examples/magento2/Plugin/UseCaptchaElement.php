<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Plugin;

use Magento\Captcha\Block\Captcha\DefaultCaptcha;
use ShopElements\Storefront\Model\Switches;
use ShopElements\Storefront\ViewModel\Element;

/**
 * Sets the captcha's template. Another block creates the captcha block during rendering, so layout XML can't change it.
 */
class UseCaptchaElement
{
    /** Extensions have captchas of other kinds, with templates and fields of their own. */
    private const LUMA_TEMPLATE = 'Magento_Captcha::default.phtml';

    public function __construct(private readonly Switches $switches, private readonly Element $element)
    {
    }

    public function afterGetTemplate(DefaultCaptcha $subject, ?string $template): ?string
    {
        if ($template !== self::LUMA_TEMPLATE || !$this->switches->isOn('captcha')) {
            return $template;
        }
        $subject->setData('shop_element', $this->element);
        return 'ShopElements_Storefront::captcha.phtml';
    }
}
