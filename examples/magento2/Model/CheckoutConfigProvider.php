<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

use Magento\Checkout\Model\ConfigProviderInterface;

/**
 * Adds the checkout's switches to `window.checkoutConfig`.
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
