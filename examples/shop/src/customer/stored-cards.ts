import * as z from 'zod/mini';
import { cardTypes } from '../catalog/pictures/small-pictures';
import { randomHex } from '../random';
import { type Shelf, type Store, shelf } from '../store';

const storedCardSchema = z.object({
  /** The gateway's token for the card. The number itself is not stored anywhere. */
  publicHash: z.string(),
  type: z.string(),
  last4: z.string(),
  /** Two digits. */
  expMonth: z.string(),
  expYear: z.string(),
  /** A deleted card keeps its index, so that no other card takes over its key. */
  isDeleted: z.boolean(),
});

const vaultSchema = z.object({ cards: z.array(storedCardSchema) });

export type StoredCard = z.infer<typeof storedCardSchema>;

/** The data of a new card. */
export type CardToKeep = Pick<StoredCard, 'type' | 'last4' | 'expMonth' | 'expYear'>;

/** Customers' saved cards. */
export interface Vault {
  /** Newest first, each with its index among all cards that ever existed. */
  cardsOf(customerId: number | null): readonly (StoredCard & { place: number })[];
  find(customerId: number | null, publicHash: string | null): StoredCard | undefined;
  /** Does not store a card twice. */
  keep(customerId: number, card: CardToKeep): void;
  /** Returns whether the card existed. */
  forget(customerId: number, publicHash: string): boolean;
}

export function createVault(store: Store): Vault {
  const vaults: Shelf<{ cards: StoredCard[] }> = shelf(store, 'vault', vaultSchema);
  const all = (customerId: number): StoredCard[] => vaults.get(customerId)?.cards ?? [];

  const vault: Vault = {
    cardsOf: (customerId) =>
      (customerId === null ? [] : all(customerId))
        .map((card, place) => ({ ...card, place }))
        .filter(({ isDeleted }) => !isDeleted)
        .reverse(),
    find: (customerId, publicHash) => vault.cardsOf(customerId).find((card) => card.publicHash === publicHash),
    keep(customerId, { type, last4, expMonth, expYear }) {
      const card = { type, last4, expMonth: expMonth.padStart(2, '0'), expYear };
      const isSame = (known: StoredCard) =>
        known.type === type && known.last4 === last4 && known.expMonth === card.expMonth && known.expYear === expYear;
      if (vault.cardsOf(customerId).some(isSame)) return;
      const cards = [...all(customerId), { ...card, publicHash: randomHex(64), isDeleted: false }];
      vaults.put(customerId, { cards });
    },
    forget(customerId, publicHash) {
      if (vault.find(customerId, publicHash) === undefined) return false;
      const cards = all(customerId).map((card) =>
        card.publicHash === publicHash ? { ...card, isDeleted: true } : card,
      );
      vaults.put(customerId, { cards });
      return true;
    },
  };
  return vault;
}

/** A card is valid until the end of its month. */
export function isExpired({ expMonth, expYear }: CardToKeep, now: Date): boolean {
  return new Date(Number(expYear), Number(expMonth)) <= now;
}

export function cardTypeTitle(type: string): string {
  return cardTypes.find(({ code }) => code === type)?.title ?? type;
}
