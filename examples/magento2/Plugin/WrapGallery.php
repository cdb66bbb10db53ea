<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Plugin;

use Magento\Catalog\Block\Product\View\Gallery;
use Magento\ProductVideo\Block\Product\View\Gallery as VideoGallery;
use ShopElements\Storefront\Model\Switches;
use ShopElements\Storefront\ViewModel\Element;

/**
 * Wraps the gallery of a product that has a video, or whose variants have one, in the element that plays it, and removes Luma's script
 * for that. A plugin, not a layout, so that the gallery stays where the theme puts it, even if the theme removes the video block.
 */
class WrapGallery
{
    private const GALLERY = 'product.info.media.image';
    private const VIDEO = 'product.info.media.video';

    public function __construct(private readonly Switches $switches, private readonly Element $element)
    {
    }

    public function afterToHtml(Gallery $subject, string $html): string
    {
        $layout = $subject->getLayout();
        $video = $layout->getBlock(self::VIDEO);
        // Another kind of gallery keeps Luma's script.
        $isLuma = $video instanceof VideoGallery && $layout->getBlock(self::GALLERY) instanceof Gallery;
        if (!$isLuma || !$this->switches->isOn('gallery_video')) {
            return $html;
        }
        return match ($subject->getNameInLayout()) {
            self::GALLERY => $this->wrap($html, $video),
            self::VIDEO => '',
            default => $html,
        };
    }

    private function wrap(string $gallery, VideoGallery $video): string
    {
        $items = (string) $video->getMediaGalleryDataJson();
        $options = (string) $video->getOptionsMediaGalleryDataJson();
        if (!str_contains($items . $options, 'external-video')) {
            return $gallery;
        }
        $decode = static fn (string $json): mixed => json_decode($json, true, 512, JSON_THROW_ON_ERROR);
        $attributes = $this->element->attributes([
            'items' => $decode($items),
            'options' => (object) $decode($options),
            'settings' => $decode((string) $video->getVideoSettingsJson()),
        ]);
        return "<shop-gallery-video$attributes>$gallery</shop-gallery-video>";
    }
}
