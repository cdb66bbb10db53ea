import type { CardConfig } from './card.config';
import { CardIcon } from './card-icon';

interface CardPictureProps {
  config: CardConfig;
  /** Undefined while a number does not show its type. */
  code: string | undefined;
  title?: string | undefined;
}

/** The shop's picture of a card where it has one, else ours. */
export function CardPicture({ config, code, title }: CardPictureProps) {
  const picture = code === undefined ? undefined : config.icons[code];
  if (typeof picture !== 'object') return <CardIcon code={code} title={title} />;
  return <img src={picture.url} alt={title ?? ''} width={picture.width} height={picture.height} />;
}
