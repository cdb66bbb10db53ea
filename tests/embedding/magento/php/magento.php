<?php
/**
 * Minimal versions of the Magento classes that the module uses.
 */

declare(strict_types=1);

namespace Magento\Framework {
    class Escaper
    {
        public function escapeHtml(mixed $text, ?array $tags = null): string
        {
            // Leaves escaped text alone.
            $escaped = htmlspecialchars((string) $text, ENT_QUOTES | ENT_HTML5, 'UTF-8', false);
            return $tags === ['a'] ? (string) preg_replace('#&lt;(a href=)&quot;(.*?)&quot;&gt;(.*?)&lt;/a&gt;#', '<$1"$2">$3</a>', $escaped) : $escaped;
        }

        /** Like the framework: replaces everything except letters, digits and four other characters by numeric entities. */
        public function escapeHtmlAttr(string $text): string
        {
            return (string) preg_replace_callback(
                '/[^a-z0-9,._-]/iu',
                static fn (array $match) => sprintf('&#x%X;', mb_ord_of($match[0])),
                $text
            );
        }

        public function escapeUrl(string $url): string
        {
            return $this->escapeHtml((string) preg_replace('/^\s*(javascript|data|vbscript):/i', ':', $url));
        }
    }

    /** The code point of a UTF-8 character, without the mbstring extension. */
    function mb_ord_of(string $character): int
    {
        return unpack('N', iconv('UTF-8', 'UCS-4BE', $character))[1];
    }

    final class Phrase
    {
        public function __construct(private readonly string $text, private readonly array $values)
        {
        }

        public function getText(): string
        {
            return $this->text;
        }

        public function render(): string
        {
            $text = $GLOBALS['translations'][$this->text] ?? $this->text;
            foreach ($this->values as $index => $value) {
                $text = str_replace('%' . ($index + 1), (string) $value, $text);
            }
            return $text;
        }

        public function __toString(): string
        {
            return $this->render();
        }
    }
}

namespace Magento\Framework\Serialize\Serializer {
    class Json
    {
        public function serialize(mixed $value): string
        {
            return json_encode($value, JSON_THROW_ON_ERROR);
        }

        public function unserialize(string $text): mixed
        {
            return json_decode($text, true, 512, JSON_THROW_ON_ERROR);
        }
    }
}

namespace Magento\Framework\Module {
    class Dir
    {
        public const MODULE_VIEW_DIR = 'view';

        public function __construct(private readonly string $module)
        {
        }

        public function getDir($moduleName, $type = '')
        {
            return "$this->module/$type";
        }
    }
}

namespace Magento\Framework\Filesystem\Driver {
    /** The module's folder, with the built files in the places that its README names. */
    class File
    {
        public function __construct(private readonly string $built)
        {
        }

        public function isExists($path)
        {
            return is_file($this->found($path));
        }

        public function fileGetContents($path)
        {
            return file_get_contents($this->found($path));
        }

        private function found(string $path): string
        {
            return $this->built . strrchr_after($path, '/frontend/web');
        }
    }

    function strrchr_after(string $path, string $part): string
    {
        return substr($path, strrpos($path, $part) + strlen($part));
    }
}

namespace Magento\Framework\App\Filesystem {
    class DirectoryList
    {
        public const STATIC_VIEW = 'static';
    }
}

namespace Magento\Framework\App {
    class State
    {
        public const MODE_PRODUCTION = 'production';

        public function __construct(private readonly string $mode)
        {
        }

        public function getMode()
        {
            return $this->mode;
        }
    }

    class DeploymentConfig
    {
        public function __construct(private readonly array $values)
        {
        }

        public function get($key = null, $defaultValue = null)
        {
            return $this->values[$key] ?? $defaultValue;
        }
    }
}

namespace Magento\Framework\Config {
    class ConfigOptionsListConstants
    {
        public const CONFIG_PATH_SCD_ON_DEMAND_IN_PRODUCTION = 'static_content_on_demand_in_production';
    }
}

namespace Magento\Framework\Filesystem\Directory {
    interface ReadInterface
    {
        public function isExist($path = null);

        public function readFile($path);
    }
}

namespace Magento\Framework {
    class Filesystem
    {
        public function __construct(private readonly string $shop)
        {
        }

        public function getDirectoryRead($directoryCode)
        {
            return new class ("$this->shop/$directoryCode") implements Filesystem\Directory\ReadInterface {
                public function __construct(private readonly string $folder)
                {
                }

                public function isExist($path = null)
                {
                    return is_file("$this->folder/$path");
                }

                public function readFile($path)
                {
                    return file_get_contents("$this->folder/$path");
                }
            };
        }
    }
}

namespace Magento\Framework\View\Asset {
    class Repository
    {
        public function createAsset($fileId, array $params = [])
        {
            return new \Answers(['getPath' => 'frontend/Acme/theme/en_US/' . str_replace('::', '/', $fileId)]);
        }
    }
}

namespace Magento\Framework\Filter {
    class Template
    {
    }
}

namespace Magento\Email\Model\Template {
    class Filter extends \Magento\Framework\Filter\Template
    {
    }
}

namespace Magento\Cms\Model\Template {
    class Filter extends \Magento\Email\Model\Template\Filter
    {
    }
}

namespace Magento\Catalog\Block\Product\View {
    class Gallery
    {
        public function __construct(private readonly string $name, private readonly object $layout)
        {
        }

        public function getNameInLayout()
        {
            return $this->name;
        }

        public function getLayout()
        {
            return $this->layout;
        }
    }
}

namespace Magento\ProductVideo\Block\Product\View {
    class Gallery extends \Magento\Catalog\Block\Product\View\Gallery
    {
        public string $media = '[]';

        public function getMediaGalleryDataJson()
        {
            return $this->media;
        }

        public function getOptionsMediaGalleryDataJson()
        {
            return '[]';
        }

        public function getVideoSettingsJson()
        {
            return '[{"playIfBase":"0","showRelated":"0","videoAutoRestart":"0"}]';
        }
    }
}

namespace Magento\Deploy\Config {
    class BundleConfig
    {
    }
}

namespace Magento\Vault\Block\Customer {
    class PaymentTokens
    {
    }
}

namespace Magento\Framework\App {
    interface ResponseInterface
    {
    }
}

namespace Magento\Framework\App\Request {
    class Http
    {
        public function __construct(private readonly string $action)
        {
        }

        public function getFullActionName()
        {
            return $this->action;
        }
    }
}

namespace Magento\Framework\App\Response {
    class Http implements \Magento\Framework\App\ResponseInterface
    {
        private string $content = '';

        public function getContent()
        {
            return $this->content;
        }

        public function setContent($content)
        {
            $this->content = $content;
            return $this;
        }
    }
}

namespace Magento\Framework\View {
    interface LayoutInterface
    {
        public function createBlock($type, $name = '', array $arguments = []);
    }

    interface DesignInterface
    {
        public function getDesignTheme();
    }
}

namespace Magento\Framework\App {
    final class Area
    {
        public const AREA_FRONTEND = 'frontend';
    }
}

namespace Magento\Framework\Component {
    interface ComponentRegistrarInterface
    {
        public function getPaths($type);

        public function getPath($type, $componentName);
    }

    final class ComponentRegistrar
    {
        public const MODULE = 'module';
        public const THEME = 'theme';
    }
}

namespace Magento\Framework\Module {
    interface ModuleListInterface
    {
        public function has($name);
    }
}

namespace Magento\Framework\View\Design\Fallback {
    class RulePool
    {
        public const TYPE_STATIC_FILE = 'static';
        public const TYPE_TEMPLATE_FILE = 'template';
    }
}

namespace Magento\Framework\View\Design\FileResolution\Fallback {
    interface ResolverInterface
    {
        public function resolve($type, $file, $area = null, $theme = null, $locale = null, $module = null);
    }
}

namespace Magento\Framework\View {
    use Magento\Framework\View\Design\FileResolution\Fallback\ResolverInterface;

    /** Finds a file in the theme, in Hyvä's theme, or in its module. Some shops print a minified copy of a template. */
    class FileSystem implements ResolverInterface
    {
        public function __construct(private readonly string $shop)
        {
        }

        public function resolve($type, $file, $area = null, $theme = null, $locale = null, $module = null)
        {
            $folder = $type === 'static' ? 'web' : 'templates';
            foreach (['theme', 'hyva'] as $theme) {
                $inTheme = "$this->shop/$theme/$module/$folder/$file";
                if (is_file($inTheme)) {
                    return $inTheme;
                }
            }
            return "$this->shop/modules/$module/view/frontend/$folder/$file";
        }

        public function getTemplateFileName($fileId, array $params = [])
        {
            [$module, $file] = explode('::', $fileId);
            $template = $this->resolve('template', $file, module: $module);
            $copies = "$this->shop/var/view_preprocessed";
            return is_dir($copies) ? "$copies/" . substr($template, strlen($this->shop) + 1) : $template;
        }
    }
}

namespace Magento\Framework\View\Result {
    class Layout
    {
    }
}

namespace Magento\Framework\View\Element {
    /** A block that the module creates: prints the module's own template. */
    class Template
    {
        private array $data = [];
        private string $template = '';

        public function __construct(private readonly string $module, private readonly string $base)
        {
        }

        public function setTemplate($template)
        {
            $this->template = substr($template, strlen('ShopElements_Storefront::'));
            return $this;
        }

        public function setData($key, $value = null)
        {
            $this->data[$key] = $value;
            return $this;
        }

        public function getData($key = '', $index = null)
        {
            return $this->data[$key] ?? null;
        }

        public function getViewFileUrl($fileId, array $params = [])
        {
            return $this->base . str_replace('::', '/', $fileId);
        }

        public function toHtml()
        {
            $file = "$this->module/view/frontend/templates/$this->template";
            return (new \TemplateEngine())->render($file, [
                'block' => $this,
                'escaper' => new \Magento\Framework\Escaper(),
                'secureRenderer' => new \Magento\Framework\View\Helper\SecureHtmlRenderer(),
            ]);
        }
    }
}

namespace Magento\Framework\View\Element\Block {
    interface ArgumentInterface
    {
    }
}

namespace Magento\Framework\Locale {
    interface ResolverInterface
    {
        public function getLocale();
    }
}

namespace Magento\Framework\App\Config {
    interface ScopeConfigInterface
    {
        public function isSetFlag($path, $scopeType = 'default', $scopeCode = null);
    }
}

namespace Magento\Store\Model {
    interface ScopeInterface
    {
        public const SCOPE_STORE = 'store';
    }

    interface StoreManagerInterface
    {
        public function getStore($storeId = null);
    }
}

namespace Magento\Checkout\Model {
    interface ConfigProviderInterface
    {
        public function getConfig();
    }
}

namespace Magento\Framework\View\Helper {
    class SecureHtmlRenderer
    {
        public function renderTag(string $tag, array $attributes, ?string $content = null, bool $isEscaped = true): string
        {
            $printed = '';
            foreach ($attributes as $name => $value) {
                $printed .= " $name=\"$value\"";
            }
            return "<$tag$printed nonce=\"page\">$content</$tag>";
        }
    }
}

namespace Magento\Cookie\Helper {
    class Cookie
    {
        public const IS_USER_ALLOWED_SAVE_COOKIE = 'user_allowed_save_cookie';

        public function isCookieRestrictionModeEnabled()
        {
            return true;
        }

        /** The visitor's cookie may have other websites. */
        public function getAcceptedSaveCookiesWebsiteIds()
        {
            return '{"7":0,"2":1}';
        }

        public function getCookieRestrictionLifetime()
        {
            return 31536000;
        }
    }
}

namespace {
    function __(string $text, mixed ...$values): Magento\Framework\Phrase
    {
        return new Magento\Framework\Phrase($text, $values);
    }

    /** A block or an entity: data by key, and a return value per method. */
    final class Answers
    {
        public function __construct(private readonly array $answers, private readonly array $data = [])
        {
        }

        public function getData(string $key): mixed
        {
            return $this->data[$key] ?? null;
        }

        public function __call(string $method, array $parameters): mixed
        {
            if (!array_key_exists($method, $this->answers)) {
                throw new BadMethodCallException($method);
            }
            $answer = $this->answers[$method];
            return $answer instanceof Closure ? $answer(...$parameters) : $answer;
        }
    }

    final class TemplateEngine
    {
        public function render(string $file, array $variables): string
        {
            extract($variables);
            ob_start();
            include $file;
            return (string) ob_get_clean();
        }
    }
}
