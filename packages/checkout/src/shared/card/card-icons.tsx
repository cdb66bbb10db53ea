import type { CardConfig } from './card.config';

interface CardIconsProps {
  config: CardConfig;
  shownType: string | undefined;
  label: string;
}

/** The cards a method takes. While a number tells its type, that one stands out and the others step back. */
export function CardIcons({ config, shownType, label }: CardIconsProps) {
  const codes = Object.keys(config.availableTypes);
  if (codes.length === 0) return null;
  return (
    <ul className="credit-card-types shop-cc-form__icons" aria-label={label}>
      {codes.map((code) => {
        const icon = config.icons[code];
        const title = config.availableTypes[code] ?? code;
        return (
          <li key={code} className="item" data-type={code} data-state={iconState(code, shownType)}>
            {typeof icon !== 'object' ? (
              <span>{title}</span>
            ) : (
              <img src={icon.url} alt={title} width={icon.width} height={icon.height} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function iconState(code: string, shownType: string | undefined): 'active' | 'inactive' | undefined {
  if (shownType === undefined) return undefined;
  return code === shownType ? 'active' : 'inactive';
}
