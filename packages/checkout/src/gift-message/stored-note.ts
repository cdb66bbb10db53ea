import type { GiftMessageConfig } from './gift-message.config';

/** The three texts of a gift message. What was never given is undefined, and is left out of the call; nulls delete. */
export interface Note {
  recipient?: string | null | undefined;
  sender?: string | null | undefined;
  message?: string | null | undefined;
}

/** Stands in place of an item's id: in the page's JSON, and in the names of the fields. */
export const ORDER_LEVEL = 'orderLevel';

/** Whether a message is allowed here. An item's own flag overrides the flag for all items. */
export function isAvailable(config: GiftMessageConfig): boolean {
  if (config.itemId === ORDER_LEVEL) return config.isOrderLevelGiftOptionsEnabled;
  return itemOf(config)?.is_available ?? config.isItemLevelGiftOptionsEnabled;
}

/** What the cart has here. */
export function storedNote(config: GiftMessageConfig): Note {
  const stored = config.itemId === ORDER_LEVEL ? config.giftMessage.orderLevel : itemOf(config)?.message;
  return objectOf(stored) ?? {};
}

/** The server keeps no message without a text, whoever it is from. */
export function isBlank({ message }: Note): boolean {
  return !message?.trim();
}

function itemOf({ giftMessage, itemId }: GiftMessageConfig) {
  return objectOf(objectOf(giftMessage.itemLevel)?.[itemId]);
}

/** `true` stands for nothing stored. */
function objectOf<Value extends object>(value: Value | boolean | undefined): Value | undefined {
  return typeof value === 'object' ? value : undefined;
}
