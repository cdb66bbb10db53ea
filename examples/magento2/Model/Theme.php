<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

use Magento\Framework\View\DesignInterface;

/**
 * What the store view's theme descends from.
 */
class Theme
{
    public function __construct(private readonly DesignInterface $design)
    {
    }

    public function isHyva(): bool
    {
        for ($theme = $this->design->getDesignTheme(); $theme !== null; $theme = $theme->getParentTheme()) {
            if (str_starts_with((string) $theme->getCode(), 'Hyva/')) {
                return true;
            }
        }
        return false;
    }
}
