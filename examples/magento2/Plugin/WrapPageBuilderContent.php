<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Plugin;

use Magento\Framework\Filter\Template;
use ShopElements\Storefront\Model\Switches;

/**
 * Wraps content that was made with Page Builder in the element that runs its blocks: pages, static blocks and descriptions all
 * pass this filter. Content without such blocks stays as it is, and its page loads nothing.
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
        // A static block inside a page has been wrapped already; one wrapper for all is enough.
        return self::OPEN . str_replace([self::OPEN, self::CLOSE], '', $content) . self::CLOSE;
    }
}
