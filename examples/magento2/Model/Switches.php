<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Store\Model\ScopeInterface;

/**
 * Which elements the shop has switched on: Stores > Configuration > General > shop-elements.
 */
class Switches
{
    private const PATH = 'shop_elements/elements/';

    public function __construct(private readonly ScopeConfigInterface $scopeConfig)
    {
    }

    /**
     * @param string $element its name with underscores, for example `cookie_notice`
     */
    public function isOn(string $element): bool
    {
        return $this->scopeConfig->isSetFlag(self::PATH . $element, ScopeInterface::SCOPE_STORE);
    }
}
