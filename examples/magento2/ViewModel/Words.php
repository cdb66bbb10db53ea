<?php

declare(strict_types=1);

namespace ShopElements\Storefront\ViewModel;

use Magento\Framework\Locale\ResolverInterface;
use Magento\Framework\View\Element\Block\ArgumentInterface;

/**
 * The elements' words in the language of the store view.
 */
class Words implements ArgumentInterface
{
    private const LANGUAGES = ['de', 'fr', 'nl'];

    public function __construct(private readonly ResolverInterface $localeResolver)
    {
    }

    /**
     * The elements' own translations, as a view file; none for English, which they speak by themselves.
     */
    public function file(): ?string
    {
        $language = strstr($this->localeResolver->getLocale(), '_', true);
        return in_array($language, self::LANGUAGES, true) ? "ShopElements_Storefront::locales/$language.js" : null;
    }

    /**
     * What the shop itself calls things, by the English phrase. A phrase that it has not translated is left to the elements.
     *
     * @return array<string, string>
     */
    public function ofShop(): array
    {
        $phrases = [
            __('Place Order'),
            __('Credit Card Number'),
            __('Make Check payable to:'),
            __('Purchase Order Number'),
            __('Close'),
        ];
        $words = [];
        foreach ($phrases as $phrase) {
            $words[$phrase->getText()] = $phrase->render();
        }
        return array_filter($words, static fn (string $word, string $phrase) => $word !== $phrase, ARRAY_FILTER_USE_BOTH);
    }
}
