<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

use Magento\Framework\App\Filesystem\DirectoryList;
use Magento\Framework\Filesystem;
use Magento\Framework\View\Asset\Repository;

/**
 * Compares the elements' files in `pub/static` with the hashes that the checkout prints.
 */
class DeployedFiles
{
    public function __construct(
        private readonly Repository $assets,
        private readonly Filesystem $filesystem,
        private readonly BuiltFiles $builtFiles
    ) {
    }

    /**
     * @return string[] deployed files that browsers refuse on the checkout
     */
    public function outdated(): array
    {
        $static = $this->filesystem->getDirectoryRead(DirectoryList::STATIC_VIEW);
        $outdated = [];
        foreach ($this->builtFiles->json('sri.json') as $file => $hash) {
            $path = $this->assets->createAsset("ShopElements_Storefront::$file")->getPath();
            if ($static->isExist($path) && 'sha384-' . base64_encode(hash('sha384', $static->readFile($path), true)) !== $hash) {
                $outdated[] = $file;
            }
        }
        return $outdated;
    }
}
