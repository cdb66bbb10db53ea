<?php

declare(strict_types=1);

namespace ShopElements\Storefront\ViewModel;

use Magento\Framework\Escaper;
use Magento\Framework\Serialize\Serializer\Json;
use Magento\Framework\View\Element\Block\ArgumentInterface;
use ShopElements\Storefront\Model\Theme;

/**
 * Prints an element's attributes, escaped, and the classes of its theme.
 */
class Element implements ArgumentInterface
{
    public function __construct(
        private readonly Escaper $escaper,
        private readonly Json $json,
        private readonly Theme $theme
    ) {
    }

    /**
     * Classes for themes that style Luma's, and the utility classes that Hyvä themes need beside them. Breeze has some of the same names.
     */
    public function classes(string $classes, string $inHyva): string
    {
        return $this->theme->isHyva() ? "$classes $inHyva" : $classes;
    }

    /**
     * Settings as `data-*` attributes, starting with a space. Keys are camelCase. Lists and maps become JSON, booleans become
     * `true` and `false`, and null is left out.
     *
     * @param array<string, mixed> $settings
     */
    public function attributes(array $settings): string
    {
        $attributes = '';
        foreach ($settings as $name => $value) {
            if ($value === null) {
                continue;
            }
            $attributes .= sprintf(' %s="%s"', $this->attributeName($name), $this->escaper->escapeHtmlAttr($this->text($value)));
        }
        return $attributes;
    }

    private function attributeName(string $setting): string
    {
        return 'data-' . strtolower((string) preg_replace('/[A-Z]/', '-$0', $setting));
    }

    private function text(mixed $value): string
    {
        if (is_bool($value)) {
            return $value ? 'true' : 'false';
        }
        return is_scalar($value) ? (string) $value : (string) $this->json->serialize($value);
    }
}
