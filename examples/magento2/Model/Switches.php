<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Store\Model\ScopeInterface;

/**
 * The switches at Stores > Configuration > General > shop-elements.
 */
class Switches
{
    private const MASTER = 'shop_elements/general/enabled';
    private const PATH = 'shop_elements/elements/';

    public function __construct(private readonly ScopeConfigInterface $scopeConfig, private readonly Theme $theme)
    {
    }

    public function isEnabled(): bool
    {
        return $this->flag(self::MASTER);
    }

    /**
     * @param string $switch a key of `Replacements::BY_SWITCH`
     */
    public function isOn(string $switch): bool
    {
        return $this->isEnabled() && $this->flag(self::PATH . $switch) && $this->fitsTheme($switch);
    }

    /**
     * @return string[]
     */
    public function on(): array
    {
        return array_values(array_filter(array_keys(Replacements::BY_SWITCH), $this->isOn(...)));
    }

    /**
     * Hyvä themes have no RequireJS and no Knockout, so switches that need them stay off. In Breeze themes, those stay off that replace
     * what Breeze's own scripts need.
     */
    public function fitsTheme(string $switch): bool
    {
        $replacement = Replacements::BY_SWITCH[$switch];
        return match (true) {
            $this->theme->isHyva() => $replacement['hyva'] ?? false,
            $this->theme->isBreeze() => $replacement['breeze'] ?? true,
            default => true,
        };
    }

    private function flag(string $path): bool
    {
        return $this->scopeConfig->isSetFlag($path, ScopeInterface::SCOPE_STORE);
    }
}
