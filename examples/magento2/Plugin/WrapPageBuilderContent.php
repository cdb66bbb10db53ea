<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Plugin;

use Magento\Cms\Model\Template\Filter as ContentFilter;
use Magento\Email\Model\Template\Filter as MailFilter;
use Magento\Framework\Filter\Template;
use ShopElements\Storefront\Model\Switches;

/**
 * Wraps Page Builder content in the element that runs its blocks. Pages, static blocks and descriptions all pass this filter. Mails do,
 * too, and get no wrapper. Other content stays unchanged, and its page loads nothing.
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
        $unwrapped = str_replace([self::OPEN, self::CLOSE], '', $content);
        if ($subject instanceof MailFilter && !$subject instanceof ContentFilter) {
            return $unwrapped;
        }
        // Static blocks inside a page are already wrapped: one wrapper around all is enough. If the page has a hand-written one, all
        // stay: each runs its own blocks.
        $hasOther = str_contains($unwrapped, '<shop-page-builder');
        return self::OPEN . ($hasOther ? $content : $unwrapped) . self::CLOSE;
    }
}
