<?php

declare(strict_types=1);

namespace ShopElements\Storefront\ViewModel;

use Magento\Framework\View\Element\Block\ArgumentInterface;
use Magento\Store\Model\StoreManagerInterface;

/**
 * The website of the current store view.
 */
class Website implements ArgumentInterface
{
    public function __construct(private readonly StoreManagerInterface $storeManager)
    {
    }

    public function id(): int
    {
        return (int) $this->storeManager->getStore()->getWebsiteId();
    }
}
