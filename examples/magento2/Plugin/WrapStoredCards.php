<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Plugin;

use Magento\Vault\Block\Customer\PaymentTokens;
use ShopElements\Storefront\Model\Switches;

/**
 * Wraps the lists of a customer's stored payment methods in the element that asks before one is deleted, without the script that
 * would ask a second time. A plugin and no template: modules have lists of their own, as Payment Services has from Magento 2.4.7 on.
 */
class WrapStoredCards
{
    private const SECOND_QUESTION = '#\sdata-mage-init=\'[^\']*Magento_Vault/js/customer_account/deleteWidget[^\']*\'#';

    public function __construct(private readonly Switches $switches)
    {
    }

    public function afterToHtml(PaymentTokens $subject, string $list): string
    {
        // Without a card there is nothing to delete, and the page loads nothing.
        if (!str_contains($list, '<form') || !$this->switches->isOn('stored_cards')) {
            return $list;
        }
        return '<shop-stored-cards>' . preg_replace(self::SECOND_QUESTION, '', $list) . '</shop-stored-cards>';
    }
}
