import type { ReactNode } from 'react';
import type { CardConfig } from './card.config';

/**
 * The built-in icon of a card type. Inline, so it needs no request, and no policy can block it. A function and not a component,
 * because a form has many and none has state.
 * @param code of the type: `VI`, `MC` …; without one, a blank card
 * @param title the accessible name; without one, the icon is decorative
 */
export function cardIcon(code = '', title?: string): ReactNode {
  return (
    <svg className="shop-card-icon" viewBox="0 0 38 24" role="img" aria-label={title} aria-hidden={title === undefined}>
      {faces[code.toUpperCase()] ?? blank}
    </svg>
  );
}

const white = '#fff';
const blank = <path className="shop-card-icon__blank" d="M3 4h32v16H3zM3 8h32v3H3zM7 15h8v1H7z" />;
const maestro = [ground(white), ...discs('#0099df', '#6c6bbd', '#ed0006')];
const switchCard = [ground(white), word('Switch', '#005ea8', 'small')];

/** The content of each icon, created once. */
const faces: Readonly<Record<string, ReactNode>> = {
  VI: [ground(white), word('VISA', '#1434cb')],
  MC: [ground(white), ...discs('#eb001b', '#ff5f00', '#f79e1b')],
  MI: maestro,
  MD: maestro,
  AE: [ground('#016fd0'), word('AMEX', white)],
  DN: [ground(white), shape('M17 5a7 7 0 0 0 0 14zM21 5v14a7 7 0 0 0 0-14z', '#0079be')],
  DI: [
    ground(white),
    shape('M14 23.5c9-1.5 17-5 23.5-10.5V20a3.5 3.5 0 0 1-3.5 3.5z', '#f47216'),
    word('DISCOVER', '#231f20', 'small'),
  ],
  JCB: [
    ground(white),
    shape('M8 8a3 3 0 0 1 3-3h3v11a3 3 0 0 1-3 3H8z', '#0b4ea2'),
    shape('M16 8a3 3 0 0 1 3-3h3v11a3 3 0 0 1-3 3h-3z', '#d7182a'),
    shape('M24 8a3 3 0 0 1 3-3h3v11a3 3 0 0 1-3 3h-3z', '#1d9438'),
  ],
  UN: [
    ground(white),
    shape('M9 5h9l-3 14H6z', '#e21836'),
    shape('M17 5h9l-3 14h-9z', '#00447c'),
    shape('M25 5h7l-3 14h-7z', '#007b84'),
  ],
  HC: [ground('#b3131b'), word('Hiper', white)],
  ELO: [ground('#111'), word('elo', white)],
  AU: [ground('#00539f'), word('Aura', '#ffd400')],
  SM: switchCard,
  SO: [ground(white), word('Solo', '#e2001a')],
  SS: switchCard,
};

function ground(color: string): ReactNode {
  return (
    <rect key="ground" className="shop-card-icon__ground" x=".5" y=".5" width="37" height="23" rx="3" fill={color} />
  );
}

function word(text: string, color: string, size: 'small' | 'large' = 'large'): ReactNode {
  return (
    <text key="word" className={`shop-card-icon__word shop-card-icon__word--${size}`} x="19" y="15.5" fill={color}>
      {text}
    </text>
  );
}

function shape(path: string, color: string): ReactNode {
  return <path key={path} d={path} fill={color} />;
}

/** Two overlapping discs. */
function discs(left: string, overlap: string, right: string): ReactNode[] {
  return [
    shape('M15 5a7 7 0 0 0 0 14 7 7 0 0 0 0-14', left),
    shape('M23 5a7 7 0 0 0 0 14 7 7 0 0 0 0-14', right),
    shape('M19 6.25a7 7 0 0 1 0 11.5 7 7 0 0 1 0-11.5', overlap),
  ];
}

/**
 * The shop's picture of a card, or the built-in icon.
 * @param code undefined while the type is unknown
 */
export function cardPicture({ icons }: CardConfig, code: string | undefined, title: string | undefined): ReactNode {
  const picture = code === undefined ? undefined : icons[code];
  if (typeof picture !== 'object') return cardIcon(code, title);
  return <img src={picture.url} alt={title ?? ''} width={picture.width} height={picture.height} />;
}
