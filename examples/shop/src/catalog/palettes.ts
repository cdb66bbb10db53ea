/** Product colors, with the other colors that a picture needs. */
export interface Palette {
  /** Background, and a slightly darker tone for floors and shadows. */
  backdrop: string;
  ground: string;
  /** The product itself: base, shaded side, lit side. */
  body: string;
  shade: string;
  light: string;
  accent: string;
}

export const palettes = {
  Moss: {
    backdrop: '#e9ede2',
    ground: '#d9e0cd',
    body: '#6b7f56',
    shade: '#52653f',
    light: '#8fa178',
    accent: '#d9a441',
  },
  Ink: {
    backdrop: '#e4e8ee',
    ground: '#d2d9e3',
    body: '#2f4058',
    shade: '#212e42',
    light: '#51678a',
    accent: '#e0b252',
  },
  Clay: {
    backdrop: '#f5e8df',
    ground: '#ead5c7',
    body: '#c0714d',
    shade: '#9c5637',
    light: '#d8967a',
    accent: '#2f4f4a',
  },
  Sand: {
    backdrop: '#f3ecdf',
    ground: '#e6dac4',
    body: '#cfae7d',
    shade: '#b08d5b',
    light: '#e2cba6',
    accent: '#3d5a50',
  },
  Chalk: {
    backdrop: '#e8e6e1',
    ground: '#d8d4cc',
    body: '#f7f5f0',
    shade: '#cfcac0',
    light: '#ffffff',
    accent: '#b4603c',
  },
  Rust: {
    backdrop: '#f4e3da',
    ground: '#e8cfc1',
    body: '#a8482a',
    shade: '#84351d',
    light: '#c76e4f',
    accent: '#2c4a52',
  },
  Slate: {
    backdrop: '#e7e9ea',
    ground: '#d5d9dc',
    body: '#5d6b75',
    shade: '#46525b',
    light: '#84939d',
    accent: '#d98c4a',
  },
  Oat: {
    backdrop: '#f4f0e8',
    ground: '#e7dfd1',
    body: '#ddd0b8',
    shade: '#c0b093',
    light: '#eee6d6',
    accent: '#8a5a3c',
  },
  Brass: {
    backdrop: '#f4edda',
    ground: '#e8dcbc',
    body: '#b98e3a',
    shade: '#936e27',
    light: '#d6b467',
    accent: '#314c49',
  },
  Forest: {
    backdrop: '#e1ebe5',
    ground: '#cddcd3',
    body: '#2f5d46',
    shade: '#214534',
    light: '#538068',
    accent: '#dfa13f',
  },
  Plum: {
    backdrop: '#efe5ea',
    ground: '#e0d1d9',
    body: '#70405a',
    shade: '#552d43',
    light: '#96657f',
    accent: '#d7a857',
  },
  Sky: {
    backdrop: '#e3eef2',
    ground: '#cfe0e7',
    body: '#5b93a8',
    shade: '#427588',
    light: '#8ab6c6',
    accent: '#d97b4a',
  },
} as const satisfies Readonly<Record<string, Palette>>;

export type ColorName = keyof typeof palettes;

/** Option ids as in the shop's database; filters and swatches use them. */
export const colorOptions: readonly { id: number; name: ColorName; swatch: string }[] = (
  Object.keys(palettes) as ColorName[]
).map((name, index) => ({ id: 21 + index, name, swatch: palettes[name].body }));
