<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

use Magento\Checkout\Model\ConfigProviderInterface;

/**
 * Tells the checkout's scripts whether payment methods are drawn by elements.
 */
class CheckoutConfigProvider implements ConfigProviderInterface
{
    public function __construct(private readonly Switches $switches)
    {
    }

    /**
     * @return array<string, mixed>
     */
    public function getConfig(): array
    {
        return ['shopElements' => ['payment' => $this->switches->isOn('payment')]];
    }
}
