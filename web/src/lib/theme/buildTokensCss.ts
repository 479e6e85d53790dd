import { fontFamilies } from './fontFamilies';
import { koreanFontFaces } from './koreanFontFaces';
import { cloths, clothShares, onPrimary, palettes, primaries, primaryShare } from './palettes';
import { tokens } from './tokens';

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
