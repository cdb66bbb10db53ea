import type { CardConfig } from './card.config';
import { cardPicture } from './card-icon';
import { typeChoices } from './choices';

interface AcceptedCardsProps {
  config: CardConfig;
  shownType: string | undefined;
  label: string;
}

/** The icons of the accepted cards. Once the number reveals its type, the others are dimmed. */
export function AcceptedCards({ config, shownType, label }: AcceptedCardsProps) {
  const choices = typeChoices(config);
  const codes = Object.keys(choices);
  if (codes.length === 0) return null;
  return (
    <ul className="credit-card-types shop-cc-form__icons" aria-label={label}>
      {codes.map((code) => (
        <li key={code} className="item" data-type={code} data-state={stateOf(code, shownType)}>
          {cardPicture(config, code, choices[code] ?? code)}
        </li>
      ))}
    </ul>
  );
}

function stateOf(code: string, shownType: string | undefined): 'active' | 'inactive' | undefined {
  if (shownType === undefined) return undefined;
  return code === shownType ? 'active' : 'inactive';
}
