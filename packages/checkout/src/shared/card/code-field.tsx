import { fill } from '@shop-elements/core';
import { CardField, type CardView } from './card-field';

/** Digits of the longest code, which American Express has. */
const LONGEST = 4;

interface CodeProps extends CardView {
  /** Of the text that says where the code is. */
  hintId: string;
}

/** The verification number. Its name, its length and the picture of its place follow the card. */
export function CodeField({ hintId, ...view }: CodeProps) {
  const { card } = view.form;
  return (
    <CardField {...view} name="verification" hintId={hintId}>
      {(control) => (
        <span className="shop-cc-form__box" dir="ltr">
          <input
            {...control}
            type="text"
            inputMode="numeric"
            maxLength={card.type?.codeSize ?? (card.type === undefined ? LONGEST : 3)}
            className="input-text shop-cc-form__digits"
          />
          <span className="shop-cc-form__aside" aria-hidden="true">
            {card.type?.codeName}
            <CodePicture isOnFront={isOnFront(view)} />
          </span>
        </span>
      )}
    </CardField>
  );
}

/** 'What is this?': where the code is on this card. */
export function CodeHelp({ config, form, texts, hintId }: CodeProps) {
  const { type } = form.card;
  const place = isOnFront({ form }) ? texts.codeOnFront : texts.codeOnBack;
  return (
    <details className="shop-cc-form__help">
      <summary>{texts.whatIsThis}</summary>
      <p id={hintId}>{type === undefined ? texts.verificationHelp : fill(place, type.codeName, type.codeSize ?? 3)}</p>
      {config.cvvImageUrl !== '' && <img src={config.cvvImageUrl} alt={texts.verificationImage} loading="lazy" />}
    </details>
  );
}

function isOnFront({ form }: Pick<CardView, 'form'>): boolean {
  return (form.card.type?.codeSize ?? 3) === LONGEST;
}

/** A card with its code marked: three digits on the back, or four on the front. */
function CodePicture({ isOnFront }: { isOnFront: boolean }) {
  return (
    <svg className="shop-card-icon" viewBox="0 0 38 24" aria-hidden="true">
      <rect className="shop-card-icon__outline" x="1" y="1" width="36" height="22" rx="3" />
      {isOnFront ? (
        <path className="shop-card-icon__stripe" d="M5 15h20v2H5zM5 19h12v1.5H5z" />
      ) : (
        <path className="shop-card-icon__stripe" d="M1 5h36v4H1zM5 13h16v5H5z" />
      )}
      <rect
        className="shop-card-icon__code"
        x={isOnFront ? 23 : 22}
        y={isOnFront ? 5 : 12}
        width="12"
        height="7"
        rx="1.5"
      />
    </svg>
  );
}
