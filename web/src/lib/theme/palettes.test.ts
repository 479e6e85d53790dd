import { palettes, primaries } from './palettes';
import { themeColors, themeModes } from './themeChoices';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(themeModes)('in %s mode', (mode) => {
  test.each(['ink', 'quiet', 'faint', 'accent', 'danger'] as const)(
    '%s is readable on every background',
    (name) => {
      for (const ground of ['paper', 'surface'] as const) {
        expect(contrast(palettes[name][mode], palettes[ground][mode])).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test.each(themeColors)('%s is readable, and so is text on it', (color) => {
    const onPrimary = mode === 'dark' ? palettes.paper.dark : '#ffffff';
    expect(contrast(primaries[color][mode], palettes.paper[mode])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(primaries[color][mode], onPrimary)).toBeGreaterThanOrEqual(4.5);
  });
});
