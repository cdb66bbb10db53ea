import type { ReactNode } from 'react';

interface CardIconProps {
  /** Code of the type: `VI`, `MC` …; without one a card of no type. */
  code?: string | undefined;
  /** Read out in the icon's place; without one it is only decoration. */
  title?: string | undefined;
}

/** Our own small picture of a card's type. It is part of the markup, so that no request and no policy stands in its way. */
export function CardIcon({ code = '', title }: CardIconProps) {
  const face = faces[code.toUpperCase()];
  return (
    <svg className="shop-card-icon" viewBox="0 0 38 24" role="img" aria-label={title} aria-hidden={title === undefined}>
      {face === undefined ? (
        <path className="shop-card-icon__blank" d="M3 4h32v16H3zM3 8h32v3H3zM7 15h8v1H7z" />
      ) : (
        <>
          <rect className="shop-card-icon__ground" x=".5" y=".5" width="37" height="23" rx="3" fill={face.ground} />
          {face.shapes}
          {face.word && (
            <text className={`shop-card-icon__word shop-card-icon__word--${face.size}`} x="19" y="15.5" fill={face.ink}>
              {face.word}
            </text>
          )}
        </>
      )}
    </svg>
  );
}

interface Face {
  ground: string;
  shapes?: ReactNode;
  word?: string;
  ink?: string;
  size?: 'small' | 'large';
}

const white = '#fff';

const faces: Readonly<Record<string, Face>> = {
  VI: { ground: white, word: 'VISA', ink: '#1434cb', size: 'large' },
  MC: { ground: white, shapes: discs('#eb001b', '#ff5f00', '#f79e1b') },
  MI: { ground: white, shapes: discs('#0099df', '#6c6bbd', '#ed0006') },
  MD: { ground: white, shapes: discs('#0099df', '#6c6bbd', '#ed0006') },
  AE: { ground: '#016fd0', word: 'AMEX', ink: white, size: 'large' },
  DN: { ground: white, shapes: <path d="M17 5a7 7 0 0 0 0 14zM21 5v14a7 7 0 0 0 0-14z" fill="#0079be" /> },
  DI: {
    ground: white,
    shapes: <path d="M14 23.5c9-1.5 17-5 23.5-10.5V20a3.5 3.5 0 0 1-3.5 3.5z" fill="#f47216" />,
    word: 'DISCOVER',
    ink: '#231f20',
    size: 'small',
  },
  JCB: {
    ground: white,
    shapes: (
      <>
        <path d="M8 8a3 3 0 0 1 3-3h3v11a3 3 0 0 1-3 3H8z" fill="#0b4ea2" />
        <path d="M16 8a3 3 0 0 1 3-3h3v11a3 3 0 0 1-3 3h-3z" fill="#d7182a" />
        <path d="M24 8a3 3 0 0 1 3-3h3v11a3 3 0 0 1-3 3h-3z" fill="#1d9438" />
      </>
    ),
  },
  UN: {
    ground: white,
    shapes: (
      <>
        <path d="M9 5h9l-3 14H6z" fill="#e21836" />
        <path d="M17 5h9l-3 14h-9z" fill="#00447c" />
        <path d="M25 5h7l-3 14h-7z" fill="#007b84" />
      </>
    ),
  },
  HC: { ground: '#b3131b', word: 'Hiper', ink: white, size: 'large' },
  ELO: { ground: '#111', word: 'elo', ink: white, size: 'large' },
  AU: { ground: '#00539f', word: 'Aura', ink: '#ffd400', size: 'large' },
  SM: { ground: white, word: 'Switch', ink: '#005ea8', size: 'small' },
  SO: { ground: white, word: 'Solo', ink: '#e2001a', size: 'large' },
  SS: { ground: white, word: 'Switch', ink: '#005ea8', size: 'small' },
};

/** Two overlapping discs. */
function discs(left: string, overlap: string, right: string): ReactNode {
  return (
    <>
      <circle cx="15" cy="12" r="7" fill={left} />
      <circle cx="23" cy="12" r="7" fill={right} />
      <path d="M19 6.25a7 7 0 0 1 0 11.5 7 7 0 0 1 0-11.5" fill={overlap} />
    </>
  );
}
