<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

use Magento\Framework\Filesystem\Driver\File;
use Magento\Framework\Module\Dir;
use Magento\Framework\Serialize\Serializer\Json;

/**
 * Reads the JSON files of the elements' build, next to its scripts.
 */
class BuiltFiles
{
    public function __construct(
        private readonly Dir $moduleDir,
        private readonly File $files,
        private readonly Json $json
    ) {
    }

    /**
     * @param string $name path below `view/frontend/web`
     * @return array<mixed> empty if the file is missing
     */
    public function json(string $name): array
    {
        $file = $this->path($name);
        return $this->files->isExists($file) ? $this->json->unserialize($this->files->fileGetContents($file)) : [];
    }

    public function has(string $name): bool
    {
        return $this->files->isExists($this->path($name));
    }

    private function path(string $name): string
    {
        return $this->moduleDir->getDir('ShopElements_Storefront', Dir::MODULE_VIEW_DIR) . "/frontend/web/$name";
    }
}
