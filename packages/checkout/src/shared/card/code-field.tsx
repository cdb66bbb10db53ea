import { fill } from '@shop-elements/core';
import type { ReactNode } from 'react';
import { CardField, type CardPartProps } from './card-field';
import type { CardType } from './card-types';

/** The longest code is American Express's. */
const LONGEST = 4;

interface CodeProps extends CardPartProps {
  /** Id of the text that explains where the code is. */
  hintId: string;
}

/** The verification number. Its name, length and picture depend on the card type. */
export function CodeField({ hintId, ...props }: CodeProps) {
  const { card } = props.form;
  return (
    <CardField {...props} name="verification" hintId={hintId}>
      {(control) => (
        <span className="shop-cc-form__box" dir="ltr">
          <input
            {...control}
            type="text"
            inputMode="numeric"
            data-digits={card.type === undefined ? LONGEST : (card.type.codeSize ?? 3)}
            className="input-text shop-cc-form__digits"
          />
          <span className="shop-cc-form__aside" aria-hidden="true">
            {isOnFront(card.type) ? codeOnFront : codeOnBack}
            {card.type?.codeName}
          </span>
        </span>
      )}
    </CardField>
  );
}

/** "What is this?": explains where the code is printed on this card. */
export function CodeHelp({ config, form, texts, hintId }: CodeProps) {
  const { type } = form.card;
  const place = isOnFront(type) ? texts.codeOnFront : texts.codeOnBack;
  return (
    <details className="shop-cc-form__help">
      <summary>{texts.whatIsThis}</summary>
      <p id={hintId}>{type === undefined ? texts.verificationHelp : fill(place, type.codeName, type.codeSize ?? 3)}</p>
      {config.cvvImageUrl !== '' && <img src={config.cvvImageUrl} alt={texts.verificationImage} loading="lazy" />}
    </details>
  );
}

function isOnFront(type: CardType | undefined): boolean {
  return type?.codeSize === LONGEST;
}

/** Icons that show where the code is: four digits on the front, or three on the back. */
const codeOnFront = codePicture('M5 15h20v2H5zM5 19h12v1.5H5z', 'M23 5h12v7H23z');
const codeOnBack = codePicture('M1 5h36v4H1zM5 13h16v5H5z', 'M22 12h12v7H22z');

function codePicture(stripes: string, code: string): ReactNode {
  return (
    <svg className="shop-card-icon" viewBox="0 0 38 24" aria-hidden="true">
      <rect className="shop-card-icon__outline" x="1" y="1" width="36" height="22" rx="3" />
      <path className="shop-card-icon__stripe" d={stripes} />
      <path className="shop-card-icon__code" d={code} />
    </svg>
  );
}
