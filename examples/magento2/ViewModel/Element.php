<?php

declare(strict_types=1);

namespace ShopElements\Storefront\ViewModel;

use Magento\Framework\Escaper;
use Magento\Framework\Serialize\Serializer\Json;
use Magento\Framework\View\Element\Block\ArgumentInterface;

/**
 * What a template needs to print an element: its attributes, escaped.
 */
class Element implements ArgumentInterface
{
    public function __construct(
        private readonly Escaper $escaper,
        private readonly Json $json
    ) {
    }

    /**
     * Settings as `data-*` attributes, with a space in front. Keys are camelCase; lists and maps become
     * JSON, booleans `true` and `false`; a setting that is null is left out.
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
