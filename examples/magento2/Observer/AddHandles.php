<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Observer;

use Magento\Framework\Event\Observer;
use Magento\Framework\Event\ObserverInterface;
use Magento\Framework\View\LayoutInterface;
use ShopElements\Storefront\Model\Replacements;
use ShopElements\Storefront\Model\Switches;

/**
 * Adds `shop_elements_<switch>.xml` for each switch that is on and applies to the page. If all are off, Magento reads no layout of
 * this module.
 */
class AddHandles implements ObserverInterface
{
    public function __construct(private readonly Switches $switches)
    {
    }

    public function execute(Observer $observer): void
    {
        /** @var LayoutInterface $layout */
        $layout = $observer->getData('layout');
        $update = $layout->getUpdate();
        foreach ($this->switches->on() as $switch) {
            ['layout' => $hasLayout, 'pages' => $pages] = Replacements::BY_SWITCH[$switch] + ['layout' => true, 'pages' => null];
            if ($hasLayout && ($pages === null || array_intersect($pages, $update->getHandles()) !== [])) {
                $update->addHandle("shop_elements_$switch");
            }
        }
    }
}
