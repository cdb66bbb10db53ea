/**
 * Converts Arabic and Persian digits, which keyboards there type and Magento prints, and the full-width digits of Japanese and Chinese
 * keyboards.
 */
export function westernDigits(text: string): string {
  // The last hexadecimal digit of each code is the digit's value.
  return text.replace(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) % 16));
}
