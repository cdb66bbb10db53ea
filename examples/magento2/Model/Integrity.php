<?php

declare(strict_types=1);

namespace ShopElements\Storefront\Model;

use Magento\Framework\App\Request\Http;

/**
 * The hashes that browsers compare our scripts with, from the build's `sri.json`. Only on pages that take payments: PCI DSS 6.4.3 asks
 * for them there, Magento prints its own there since 2.4.7, and the HTML of these pages is never cached, so it can't be older than the files.
 */
class Integrity
{
    /**
     * @param string[] $paymentPages full names of actions
     */
    public function __construct(
        private readonly BuiltFiles $builtFiles,
        private readonly Http $request,
        private readonly array $paymentPages = []
    ) {
    }

    /**
     * @return array<string, string> by path below `view/frontend/web`; empty on other pages
     */
    public function hashes(): array
    {
        $takesPayment = in_array($this->request->getFullActionName(), $this->paymentPages, true);
        return $takesPayment ? $this->builtFiles->json('sri.json') : [];
    }
}
