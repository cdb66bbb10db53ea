<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

use Magento\Framework\App\DeploymentConfig;
use Magento\Framework\App\Filesystem\DirectoryList;
use Magento\Framework\App\State;
use Magento\Framework\Config\ConfigOptionsListConstants;
use Magento\Framework\Filesystem;
use Magento\Framework\Filesystem\Directory\ReadInterface;
use Magento\Framework\View\Asset\Repository;

/**
 * Compares the elements' files in `pub/static`, for the current store view's theme and language, with those of the module.
 */
class DeployedFiles
{
    public function __construct(
        private readonly Repository $assets,
        private readonly Filesystem $filesystem,
        private readonly BuiltFiles $builtFiles,
        private readonly State $state,
        private readonly DeploymentConfig $deploymentConfig
    ) {
    }

    /**
     * @return string[] deployed files that browsers refuse on the checkout
     */
    public function outdated(): array
    {
        $static = $this->deployed();
        $outdated = [];
        foreach ($this->builtFiles->json('sri.json') as $file => $hash) {
            $path = $this->pathOf($file);
            if ($static->isExist($path) && 'sha384-' . base64_encode(hash('sha384', $static->readFile($path), true)) !== $hash) {
                $outdated[] = $file;
            }
        }
        return $outdated;
    }

    /**
     * @return string[] files of the module that were not deployed; none if the shop creates them on request
     */
    public function missing(): array
    {
        $createsFiles = $this->state->getMode() !== State::MODE_PRODUCTION
            || $this->deploymentConfig->get(ConfigOptionsListConstants::CONFIG_PATH_SCD_ON_DEMAND_IN_PRODUCTION);
        if ($createsFiles) {
            return [];
        }
        $files = array_filter(array_keys($this->builtFiles->json('sri.json')), $this->builtFiles->has(...));
        $static = $this->deployed();
        return array_values(array_filter($files, fn (string $file) => !$static->isExist($this->pathOf($file))));
    }

    private function deployed(): ReadInterface
    {
        return $this->filesystem->getDirectoryRead(DirectoryList::STATIC_VIEW);
    }

    private function pathOf(string $file): string
    {
        return $this->assets->createAsset("ShopElements_Storefront::$file")->getPath();
    }
}
