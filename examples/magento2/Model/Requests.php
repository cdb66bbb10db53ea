<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

use FilesystemIterator;
use Magento\Framework\Component\ComponentRegistrar;
use Magento\Framework\Component\ComponentRegistrarInterface;
use Magento\Framework\Module\ModuleListInterface;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/**
 * Finds layouts, templates and scripts that mention a script, in enabled modules and in the store view's theme.
 */
class Requests
{
    private const ENDINGS = ['xml', 'phtml', 'html', 'js'];

    public function __construct(
        private readonly ComponentRegistrarInterface $components,
        private readonly ModuleListInterface $modules,
        private readonly Theme $theme
    ) {
    }

    /**
     * @param string $script its RequireJS name: `Magento_Checkout/js/discount-codes`
     * @return string[] the files
     */
    public function for(string $script): array
    {
        $owner = strtok($script, '/');
        $found = [];
        foreach ($this->folders() as $name => $folder) {
            // The script's own module mentions it in the templates that are replaced.
            if ($name === $owner || $name === 'ShopElements_Storefront') {
                continue;
            }
            foreach ($this->filesIn($folder) as $file) {
                if (str_contains((string) file_get_contents($file), $script)) {
                    $found[] = $file;
                }
            }
        }
        return $found;
    }

    /**
     * @return array<string, string> the folders of storefront files, by module or theme
     */
    private function folders(): array
    {
        $folders = array_intersect_key(
            $this->components->getPaths(ComponentRegistrar::THEME),
            array_flip($this->theme->components())
        );
        foreach ($this->components->getPaths(ComponentRegistrar::MODULE) as $name => $path) {
            if ($this->modules->has($name)) {
                $folders[$name] = "$path/view";
            }
        }
        return array_filter($folders, is_dir(...));
    }

    /**
     * @return iterable<string>
     */
    private function filesIn(string $folder): iterable
    {
        $files = new RecursiveIteratorIterator(new RecursiveDirectoryIterator($folder, FilesystemIterator::SKIP_DOTS));
        foreach ($files as $file) {
            $path = $file->getPathname();
            $isBackend = str_contains($path, '/adminhtml/') || str_contains($path, '/Test/');
            if (!$isBackend && in_array($file->getExtension(), self::ENDINGS, true)) {
                yield $path;
            }
        }
    }
}
