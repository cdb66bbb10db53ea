import { CardField, type CardPartProps } from './card-field';
import { cardPicture } from './card-icon';
import { typeChoices } from './choices';

/**
 * The card number, with its type's icon. All card fields are uncontrolled, because React would write a controlled value into the
 * `value` attribute, which any script can read.
 */
export function NumberField(props: CardPartProps) {
  const { config, form } = props;
  const { shownType, card } = form;
  const title = shownType === undefined ? undefined : (typeChoices(config)[shownType] ?? card.type?.title);
  return (
    <CardField {...props} name="number">
      {(control) => (
        <span className="shop-cc-form__box" dir="ltr">
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoCapitalize="off"
            spellCheck={false}
            className="input-text shop-cc-form__digits"
          />
          <span className="shop-cc-form__aside">{cardPicture(config, shownType, title)}</span>
        </span>
      )}
    </CardField>
  );
}

/** The cardholder's name. */
export function HolderField(props: CardPartProps) {
  return (
    <CardField {...props} name="holderName">
      {(control) => (
        <input
          {...control}
          type="text"
          autoCapitalize="words"
          spellCheck={false}
          className="input-text"
          maxLength={255}
        />
      )}
    </CardField>
  );
}
