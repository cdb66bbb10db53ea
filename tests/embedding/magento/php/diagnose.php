<?php
/**
 * Prints the findings of the module's doctor as JSON: `php diagnose.php <module> <built files> <shop> <parent theme> <mode> <on demand>`. The shop is a folder with
 * modules in `modules/<name>`, its theme in `theme`, Hyvä's in `hyva`, and deployed files in `static`. Modules whose names end with `Disabled`
 * are disabled.
 */

declare(strict_types=1);

use Magento\Framework\App\Config\ScopeConfigInterface;
use Magento\Framework\App\DeploymentConfig;
use Magento\Framework\App\State;
use Magento\Framework\Component\ComponentRegistrarInterface;
use Magento\Framework\Filesystem as Folders;
use Magento\Framework\Filesystem\Driver\File;
use Magento\Framework\Module\Dir;
use Magento\Framework\Module\ModuleListInterface;
use Magento\Framework\Serialize\Serializer\Json;
use Magento\Framework\View\Asset\Repository;
use Magento\Framework\View\DesignInterface;
use Magento\Framework\View\FileSystem;
use ShopElements\Storefront\Model\BuiltFiles;
use ShopElements\Storefront\Model\DeployedFiles;
use ShopElements\Storefront\Model\Diagnosis;
use ShopElements\Storefront\Model\Overrides;
use ShopElements\Storefront\Model\Requests;
use ShopElements\Storefront\Model\Switches;
use ShopElements\Storefront\Model\Theme;

set_error_handler(static fn (int $level, string $message, string $file, int $line) => throw new ErrorException($message, 0, $level, $file, $line));

require __DIR__ . '/magento.php';
[, $module, $built, $shop, $themeCode, $mode, $onDemand] = $argv;
spl_autoload_register(static function (string $class) use ($module): void {
    require $module . strtr(substr($class, strlen('ShopElements\\Storefront')), '\\', '/') . '.php';
});

$components = new class ($shop) implements ComponentRegistrarInterface {
    public function __construct(private readonly string $shop)
    {
    }

    public function getPaths($type)
    {
        if ($type === 'theme') {
            return [
                'frontend/Acme/theme' => "$this->shop/theme",
                'frontend/Acme/other' => "$this->shop/other-theme",
                'frontend/Hyva/default' => "$this->shop/hyva",
            ];
        }
        $paths = [];
        foreach (glob("$this->shop/modules/*") as $path) {
            $paths[basename($path)] = $path;
        }
        return $paths;
    }

    public function getPath($type, $componentName)
    {
        return $this->getPaths($type)[$componentName] ?? null;
    }
};
$design = new class ($themeCode) implements DesignInterface {
    public function __construct(private readonly string $code)
    {
    }

    public function getDesignTheme()
    {
        $parent = new Answers(['getCode' => $this->code, 'getFullPath' => "frontend/$this->code", 'getParentTheme' => null]);
        return new Answers(['getCode' => 'Acme/theme', 'getFullPath' => 'frontend/Acme/theme', 'getParentTheme' => $parent]);
    }
};
$theme = new Theme($design);
$modules = new class () implements ModuleListInterface {
    public function has($name)
    {
        return !str_ends_with($name, 'Disabled');
    }
};
$everythingOn = new class () implements ScopeConfigInterface {
    public function isSetFlag($path, $scopeType = 'default', $scopeCode = null)
    {
        return $path !== 'shop_elements/elements/captcha';
    }
};
$builtFiles = new BuiltFiles(new Dir($module), new File($built), new Json());
$diagnosis = new Diagnosis(
    new Switches($everythingOn, $theme),
    $builtFiles,
    new DeployedFiles(new Repository(), new Folders($shop), $builtFiles, new State($mode), new DeploymentConfig(['static_content_on_demand_in_production' => $onDemand === 'on demand'])),
    new Overrides(new FileSystem($shop), $design, $components),
    new Requests($components, $modules, $theme)
);
echo json_encode(['switches' => $diagnosis->switches(), 'findings' => $diagnosis->findings()], JSON_THROW_ON_ERROR);
