<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Plugin;

use Magento\Vault\Block\Customer\PaymentTokens;
use ShopElements\Storefront\Model\Switches;

/**
 * Wraps the lists of stored payment methods in the element that asks before deleting, and removes Luma's script, which would ask
 * again. A plugin, not a template, because modules have their own lists: Payment Services does since Magento 2.4.7.
 */
class WrapStoredCards
{
    private const LUMA_WIDGET = '#\sdata-mage-init=\'[^\']*Magento_Vault/js/customer_account/deleteWidget[^\']*\'#';

    public function __construct(private readonly Switches $switches)
    {
    }

    public function afterToHtml(PaymentTokens $subject, string $list): string
    {
        // Without stored methods, the page needs no element and loads nothing.
        if (!str_contains($list, '<form') || !$this->switches->isOn('stored_cards')) {
            return $list;
        }
        return '<shop-stored-cards>' . (preg_replace(self::LUMA_WIDGET, '', $list) ?? $list) . '</shop-stored-cards>';
    }
}
