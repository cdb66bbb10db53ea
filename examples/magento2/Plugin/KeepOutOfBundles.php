<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Plugin;

use Magento\Deploy\Config\BundleConfig;

/**
 * Keeps the elements' files out of Magento's JavaScript bundles: only the loader loads them. A plugin, because Magento merges `etc/view.xml`
 * by position, so that a module's entry would replace one of the theme's.
 */
class KeepOutOfBundles
{
    /**
     * @param string[] $directories
     * @return string[]
     */
    public function afterGetExcludedDirectories(BundleConfig $subject, array $directories): array
    {
        // Magento compares the start of a path. The mixins stay in the bundles.
        $ours = ['ShopElements_Storefront::parts/', 'ShopElements_Storefront::locales/', 'ShopElements_Storefront::shop-elements.'];
        return [...$directories, ...$ours];
    }
}
