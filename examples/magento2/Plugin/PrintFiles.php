<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Plugin;

use Magento\Framework\App\Response\Http;
use Magento\Framework\App\ResponseInterface;
use Magento\Framework\View\Element\Template;
use Magento\Framework\View\LayoutInterface;
use Magento\Framework\View\Result\Layout;
use ShopElements\Storefront\Model\Integrity;
use ShopElements\Storefront\Model\Parts;
use ShopElements\Storefront\Model\Switches;
use ShopElements\Storefront\ViewModel\Words;

/**
 * Adds the loader and the style sheet to the head of every page with an element, wherever its tag came from, unless the module is
 * switched off. Runs before the page is cached, and before Magento moves scripts to the end of the page.
 */
class PrintFiles
{
    /** Matches elements that load later: their code is not preloaded. */
    private const LATER = '/\bdata-load="(?:visible|idle|interaction)"/';

    private bool $isEnabled = false;

    public function __construct(
        private readonly Switches $switches,
        private readonly LayoutInterface $layout,
        private readonly Parts $parts,
        private readonly Integrity $integrity,
        private readonly Words $words
    ) {
    }

    /**
     * Asks before the page is rendered, as the layout does: in Magento, an order's address makes the order's store view the current one.
     */
    public function beforeRenderResult(): void
    {
        $this->isEnabled = $this->switches->isEnabled();
    }

    public function afterRenderResult(Layout $subject, Layout $result, ResponseInterface $response): Layout
    {
        if (!$response instanceof Http || !$this->isEnabled) {
            return $result;
        }
        $page = (string) $response->getContent();
        $headEnd = stripos($page, '</head>');
        $tags = $headEnd === false ? [] : $this->tagsIn(substr($page, $headEnd));
        if ($tags !== []) {
            $hasImportMap = preg_match('/<script\s[^>]*\btype=["\']?importmap\b/i', $page) === 1;
            $response->setContent(substr_replace($page, $this->headTags($tags, $hasImportMap), $headEnd, 0));
        }
        return $result;
    }

    /**
     * @return array<string, bool> whether each tag's code loads at once
     */
    private function tagsIn(string $body): array
    {
        preg_match_all('/<(shop-[a-z-]+)(?=[\s>\/])([^>]*)/', $body, $found, PREG_SET_ORDER);
        $tags = [];
        foreach ($found as [, $tag, $attributes]) {
            $tags[$tag] = ($tags[$tag] ?? false) || preg_match(self::LATER, $attributes) !== 1;
        }
        return $tags;
    }

    /**
     * @param array<string, bool> $tags
     * @param bool $hasImportMap Firefox accepts only one per page
     */
    private function headTags(array $tags, bool $hasImportMap): string
    {
        return $this->layout->createBlock(Template::class)
            ->setTemplate('ShopElements_Storefront::head.phtml')
            ->setData('files', $this->parts->filesFor(array_keys(array_filter($tags))))
            ->setData('hashes', $this->integrity->hashes())
            ->setData('has_import_map', $hasImportMap)
            ->setData('texts', array_merge($this->words->ofElements(array_keys($tags)), $this->words->ofShop()))
            ->toHtml();
    }
}
