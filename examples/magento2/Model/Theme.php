<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

use Magento\Framework\View\Design\ThemeInterface;
use Magento\Framework\View\DesignInterface;

/**
 * The store view's theme and its parents.
 */
class Theme
{
    public function __construct(private readonly DesignInterface $design)
    {
    }

    public function isHyva(): bool
    {
        return $this->descendsFrom('Hyva/');
    }

    /** Breeze is a front end by Swissup: Luma's templates and components, with scripts of its own that take RequireJS's place. */
    public function isBreeze(): bool
    {
        return $this->descendsFrom('Swissup/breeze');
    }

    private function descendsFrom(string $start): bool
    {
        foreach ($this->lineage() as $theme) {
            if (str_starts_with((string) $theme->getCode(), $start)) {
                return true;
            }
        }
        return false;
    }

    /**
     * @return string[] component names of the theme and its parents: `frontend/Magento/luma`
     */
    public function components(): array
    {
        return array_map(static fn ($theme) => (string) $theme->getFullPath(), $this->lineage());
    }

    /**
     * @return ThemeInterface[]
     */
    private function lineage(): array
    {
        $themes = [];
        for ($theme = $this->design->getDesignTheme(); $theme !== null; $theme = $theme->getParentTheme()) {
            $themes[] = $theme;
        }
        return $themes;
    }
}
