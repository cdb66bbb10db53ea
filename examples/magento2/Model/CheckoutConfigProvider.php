<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

use Magento\Checkout\Model\ConfigProviderInterface;

/**
 * Passes the checkout's switches to its scripts.
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
        return [
            'shopElements' => [
                'payment' => $this->switches->isOn('payment'),
                'agreements' => $this->switches->isOn('agreements'),
            ],
        ];
    }
}
