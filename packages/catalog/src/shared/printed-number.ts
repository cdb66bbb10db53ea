/** The whole number in a text of the page. In Arabic and Persian, Magento prints their own digits, whose codes end in their values. */
export function printedNumber(text: string | null | undefined): number | undefined {
  const digits = text?.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16)).replace(/\D/g, '');
  return digits ? Number(digits) : undefined;
}
