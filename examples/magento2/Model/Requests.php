<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

use FilesystemIterator;
use Magento\Framework\Component\ComponentRegistrar;
use Magento\Framework\Component\ComponentRegistrarInterface;
use Magento\Framework\Module\ModuleListInterface;
use RecursiveCallbackFilterIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/**
 * Finds layouts, templates and scripts that mention a script, in enabled modules and in the store view's theme.
 */
class Requests
{
    private const ENDINGS = ['xml', 'phtml', 'html', 'js'];
    private const SKIPPED = ['adminhtml', 'Test', 'node_modules'];

    /** @var array<string, array<string, string[]>> files by folder and script */
    private array $mentions = [];

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
            $this->mentions[$folder] ??= $this->mentionsIn($folder);
            array_push($found, ...($this->mentions[$folder][$script] ?? []));
        }
        return $found;
    }

    /**
     * Reads each file once, for all switches and store views.
     *
     * @return array<string, string[]> the files by script
     */
    private function mentionsIn(string $folder): array
    {
        $scripts = array_merge(...array_values(array_column(Replacements::BY_SWITCH, 'scripts')));
        $mentions = [];
        foreach ($this->filesIn($folder) as $file) {
            $text = (string) file_get_contents($file);
            foreach ($scripts as $script) {
                if (str_contains($text, $script)) {
                    $mentions[$script][] = $file;
                }
            }
        }
        return $mentions;
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
        $files = new RecursiveCallbackFilterIterator(
            new RecursiveDirectoryIterator($folder, FilesystemIterator::SKIP_DOTS),
            static fn (SplFileInfo $file) => $file->isReadable() && !in_array($file->getFilename(), self::SKIPPED, true)
        );
        foreach (new RecursiveIteratorIterator($files) as $file) {
            if (in_array($file->getExtension(), self::ENDINGS, true)) {
                yield $file->getPathname();
            }
        }
    }
}
