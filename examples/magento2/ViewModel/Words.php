<?php

declare(strict_types=1);

namespace ShopElements\Storefront\ViewModel;

use Magento\Framework\Locale\ResolverInterface;
use Magento\Framework\View\Element\Block\ArgumentInterface;
use ShopElements\Storefront\Model\BuiltFiles;
use ShopElements\Storefront\Model\Parts;

/**
 * The elements' texts in the store view's language.
 */
class Words implements ArgumentInterface
{
    private const LANGUAGES = ['de', 'fr', 'nl'];

    /** Elements that another element adds to the page, by the tag of that element. */
    private const DRAWN_BY = [
        'shop-review-form' => ['shop-rating-stars'],
        'shop-layered-nav' => ['shop-price-slider'],
        'shop-page-builder' => ['shop-map', 'shop-tabs'],
        'shop-iframe-gateway' => ['shop-cc-form'],
    ];

    public function __construct(
        private readonly ResolverInterface $localeResolver,
        private readonly BuiltFiles $builtFiles,
        private readonly Parts $parts
    ) {
    }

    /**
     * Our translations for the elements on the page, and the shared ones. In a language without a translation, every element falls back to
     * the English texts that it contains. Only the mobile menu contains Dutch ones, so it gets the English ones from here.
     *
     * @param string[] $tags of the elements on the page
     * @return array<string, array<string, array<string, string>>>
     */
    public function ofElements(array $tags): array
    {
        $language = (string) strstr($this->localeResolver->getLocale(), '_', true);
        if (!in_array($language, self::LANGUAGES, true)) {
            $english = $this->builtFiles->json('locales/en.json')['en'] ?? [];
            return in_array('shop-mobile-menu', $tags, true) ? [$language => ['mobile-menu' => $english['mobile-menu'] ?? []]] : [];
        }
        $shown = array_merge($tags, ...array_map(static fn (string $tag) => self::DRAWN_BY[$tag] ?? [], $tags));
        $elements = $this->parts->tags();
        $texts = array_filter(
            $this->builtFiles->json("locales/$language.json")[$language] ?? [],
            static fn (string $name) => !in_array("shop-$name", $elements, true) || in_array("shop-$name", $shown, true),
            ARRAY_FILTER_USE_KEY
        );
        return [$language => $texts];
    }

    /**
     * The shop's own translations, by English phrase. Leaves out phrases that the shop has not translated.
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
