import type { ReactNode } from 'react';
import type { CardConfig } from './card.config';
import { cardIcon } from './card-icon';

/**
 * The shop's picture of a card where it has one, else ours.
 * @param code undefined while a number does not show its type
 */
export function cardPicture({ icons }: CardConfig, code: string | undefined, title: string | undefined): ReactNode {
  const picture = code === undefined ? undefined : icons[code];
  if (typeof picture !== 'object') return cardIcon(code, title);
  return <img src={picture.url} alt={title ?? ''} width={picture.width} height={picture.height} />;
}
