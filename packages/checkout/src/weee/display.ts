/** How prices and fees are shown, with the numbers of Magento's setting. */
export const DISPLAY = { included: 0, described: 1, separate: 2, excluded: 3 } as const;

/** Which prices are shown, with the numbers of Magento's setting. */
export const TAX_DISPLAY = { excluding: 1, including: 2, both: 3 } as const;
