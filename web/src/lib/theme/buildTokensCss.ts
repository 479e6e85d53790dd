import { fontFamilies } from './fontFamilies';
import { cloths, clothShares, onPrimary, palettes, primaries, primaryShare } from './palettes';
import { tokens } from './tokens';

/** Everything but kana, Chinese characters and their punctuation, which Korean fonts draw in another way. */
const LETTERS = 'U+0-2E7F,U+3130-318F,U+A960-A97F,U+AC00-D7FF';

const faces: readonly [name: string, weight: number, fonts: readonly string[]][] = [
  ['Enishi Korean', 400, ['AppleSDGothicNeo-Regular', 'Malgun Gothic', 'Noto Sans KR', 'Noto Sans CJK KR']],
  [
    'Enishi Korean',
    700,
    ['AppleSDGothicNeo-Bold', 'Malgun Gothic Bold', 'Noto Sans KR Bold', 'Noto Sans CJK KR Bold'],
  ],
  ['Enishi Korean Serif', 400, ['AppleMyungjo', 'Noto Serif KR', 'Noto Serif CJK KR', 'Batang']],
  ['Enishi Korean Serif', 700, ['Noto Serif KR Bold', 'Noto Serif CJK KR Bold']],
];

/**
 * The Korean fonts that operating systems include, for the letters of Korean pages only: in these pages too, Japanese
 * names and texts keep the Japanese shapes of their characters. Japanese fonts have no Korean letters, and their
 * quotation marks are as wide as a Chinese character.
 */
const koreanFontFaces: string = faces
  .map(
    ([name, weight, fonts]) =>
      `@font-face{font-family:"${name}";font-weight:${weight};unicode-range:${LETTERS};` +
      `src:${fonts.map((font) => `local("${font}")`).join(',')}}`,
  )
  .join('');

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const rem = (pixels: number | string) => `${Number(pixels) / 16}rem`;
const shaded = ({ light, dark }: { light: string; dark: string }) => `light-dark(${light},${dark})`;

const mix = (color: string, share: number, ground: string) =>
  `color-mix(in srgb,var(--enishi-${color}) ${share}%,var(--enishi-${ground}))`;

function variables(): [name: string, value: string | number][] {
  const { text, space, radius, z, motion, shadow } = tokens;
  return [
    ...Object.entries(fontFamilies).map(([name, fonts]): [string, string] => [name, fonts]),
    ...Object.entries(text).flatMap(([size, line]): [string, string][] => [
      [`text-${size}`, `400 ${rem(size)}/${line} var(--enishi-sans)`],
      // Only reading text needs the wide lines of size 16.
      [`bold-${size}`, `700 ${rem(size)}/${Math.min(line, text[18])} var(--enishi-sans)`],
    ]),
    ...space.map((pixels): [string, string] => [`space-${pixels}`, `${pixels}px`]),
    ...Object.entries(radius).map(([name, value]): [string, string] => [`radius-${name}`, value]),
    ...Object.entries(z).map(([name, value]): [string, number] => [`z-${name}`, value]),
    ...Object.entries(motion).map(([name, value]): [string, string] => [`motion-${name}`, value]),
    ...Object.entries(shadow).map(([name, value]): [string, string] => [`shadow-${name}`, value]),
    ...Object.entries(palettes).map(([name, shades]): [string, string] => [kebab(name), shaded(shades)]),
    ...Object.entries(cloths).flatMap(([name, shades]): [string, string][] => [
      [`cloth-${name}`, shaded(shades)],
      [`cloth-${name}-wash`, mix(`cloth-${name}`, clothShares.wash, 'surface')],
      [`cloth-${name}-line`, mix(`cloth-${name}`, clothShares.line, 'surface')],
      [`cloth-${name}-ink`, mix(`cloth-${name}`, clothShares.ink, 'ink')],
    ]),
    ['primary', shaded(primaries.default)],
    ['on-primary', shaded(onPrimary)],
    ['primary-wash', mix('primary', primaryShare, 'surface')],
  ];
}

/**
 * Returns a style sheet with our design tokens as CSS variables (`--enishi-ink`, `--enishi-space-16`,
 * `--enishi-text-14`, …). The attributes `data-mode` and `data-color` of the root element (`applyTheme`)
 * choose the colours.
 */
export function buildTokensCss(): string {
  const declared = variables().map(([name, value]) => `--enishi-${name}:${value}`);
  const colors = Object.entries(primaries).map(
    ([name, shades]) => `:root[data-color=${name}]{--enishi-primary:${shaded(shades)}}`,
  );
  return [
    `:root{color-scheme:light;${declared.join(';')}}`,
    // Printers put dark text on white paper.
    '@media screen{:root[data-mode=dark]{color-scheme:dark}}',
    ...colors,
    koreanFontFaces,
    `:root:lang(ko){--enishi-sans:"Enishi Korean",${fontFamilies.sans};--enishi-mincho:"Enishi Korean Serif",${fontFamilies.mincho}}`,
    'html{background:var(--enishi-paper);color:var(--enishi-ink)}',
  ].join('');
}
