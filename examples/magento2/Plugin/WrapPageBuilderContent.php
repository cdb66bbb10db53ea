<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Plugin;

use Magento\Framework\Filter\Template;
use ShopElements\Storefront\Model\Switches;

/**
 * Wraps Page Builder content in the element that runs its blocks. Pages, static blocks and descriptions all pass this filter. Other
 * content stays unchanged, and its page loads nothing.
 */
class WrapPageBuilderContent
{
    private const OPEN = '<shop-page-builder>';
    private const CLOSE = '</shop-page-builder>';

    public function __construct(private readonly Switches $switches)
    {
    }

    public function afterFilter(Template $subject, string $content): string
    {
        if (!str_contains($content, 'data-content-type=') || !$this->switches->isOn('page_builder')) {
            return $content;
        }
        // Static blocks inside a page are already wrapped: one wrapper around all is enough.
        return self::OPEN . str_replace([self::OPEN, self::CLOSE], '', $content) . self::CLOSE;
    }
}
