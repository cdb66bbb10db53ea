<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

use Magento\Framework\App\Area;
use Magento\Framework\Component\ComponentRegistrar;
use Magento\Framework\Component\ComponentRegistrarInterface;
use Magento\Framework\View\Design\Fallback\RulePool;
use Magento\Framework\View\Design\FileResolution\Fallback\ResolverInterface;
use Magento\Framework\View\DesignInterface;

/**
 * Finds templates that the shop's theme overrides. Ignores Hyvä's own templates: they replace Magento's in every Hyvä shop.
 */
class Overrides
{
    public function __construct(
        private readonly ResolverInterface $files,
        private readonly DesignInterface $design,
        private readonly ComponentRegistrarInterface $components
    ) {
    }

    /**
     * @param string $template with its module: `Magento_Theme::messages.phtml`
     * @return string|null the theme's file; null if the theme doesn't override it
     */
    public function of(string $template): ?string
    {
        [$module, $name] = explode('::', $template);
        $stock = $this->components->getPath(ComponentRegistrar::MODULE, $module);
        if ($stock === null) {
            return null;
        }
        // Finds the original file: if Magento minifies templates, it prints copies outside the modules.
        $file = $this->files->resolve(
            str_ends_with($name, '.html') ? RulePool::TYPE_STATIC_FILE : RulePool::TYPE_TEMPLATE_FILE,
            $name,
            Area::AREA_FRONTEND,
            $this->design->getDesignTheme(),
            null,
            $module
        );
        if (!$file) {
            return null;
        }
        foreach ([$stock, ...$this->hyvaFolders()] as $folder) {
            if (str_starts_with((string) $file, "$folder/")) {
                return null;
            }
        }
        return (string) $file;
    }

    /**
     * @return string[]
     */
    private function hyvaFolders(): array
    {
        $isHyva = static fn (string $theme) => str_starts_with($theme, Area::AREA_FRONTEND . '/Hyva/');
        return array_values(array_filter($this->components->getPaths(ComponentRegistrar::THEME), $isHyva, ARRAY_FILTER_USE_KEY));
    }
}
