<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

use Magento\Framework\App\Area;
use Magento\Framework\Component\ComponentRegistrar;
use Magento\Framework\Component\ComponentRegistrarInterface;
use Magento\Framework\View\DesignInterface;
use Magento\Framework\View\FileSystem;

/**
 * A theme's own versions of templates.
 */
class Overrides
{
    public function __construct(
        private readonly FileSystem $viewFiles,
        private readonly DesignInterface $design,
        private readonly ComponentRegistrarInterface $components
    ) {
    }

    /**
     * @param string $template with its module: `Magento_Theme::messages.phtml`
     * @return string|null the theme's file, or null when it is the module's own
     */
    public function of(string $template): ?string
    {
        [$module] = explode('::', $template);
        $ownFolder = $this->components->getPath(ComponentRegistrar::MODULE, $module);
        $file = $this->viewFiles->getTemplateFileName(
            $template,
            ['area' => Area::AREA_FRONTEND, 'themeModel' => $this->design->getDesignTheme()]
        );
        return $ownFolder === null || !$file || str_starts_with((string) $file, $ownFolder) ? null : (string) $file;
    }
}
