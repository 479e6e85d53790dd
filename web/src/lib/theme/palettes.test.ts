import { contrast } from '../../testing/contrast';
import { cloths, clothShares, onPrimary, palettes, primaries, primaryShare } from './palettes';
import { themeColors, themeModes } from './themeChoices';

const grounds = ['paper', 'surface'] as const;

/**
 * Computes the colour that the CSS function `color-mix(in srgb, color share, ground)` results in, with
 * `share` from 0 to 1.
 */
function mix(color: string, share: number, ground: string): string {
  const parts = [1, 3, 5].map((at) => {
    const [one, other] = [color, ground].map((hex) => parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(one * share + other * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

describe.each(themeModes)('in %s mode', (mode) => {
  test.each(['ink', 'quiet', 'faint', 'accent', 'danger', 'success', 'waiting'] as const)(
    '%s is readable on every background',
    (name) => {
      for (const ground of grounds) {
        expect(contrast(palettes[name][mode], palettes[ground][mode])).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test.each(['ink', 'quiet', 'faint'] as const)('%s is readable on quiet fills', (name) => {
    expect(contrast(palettes[name][mode], palettes.wash[mode])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['accent', 'danger', 'success', 'waiting'] as const)('%s is readable on its wash', (name) => {
    expect(contrast(palettes[name][mode], palettes[`${name}Wash`][mode])).toBeGreaterThanOrEqual(4.5);
  });

  test('the borders of fields can be seen on every background', () => {
    for (const ground of [...grounds, 'wash'] as const) {
      expect(contrast(palettes.field[mode], palettes[ground][mode])).toBeGreaterThanOrEqual(3);
    }
  });

  test('words that matched a search are readable', () => {
    expect(contrast(palettes.ink[mode], palettes.highlight[mode])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palettes.onNight[mode], palettes.night[mode])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(themeColors)('%s is readable, and so are text on it and text on its wash', (color) => {
    const primary = primaries[color][mode];
    expect(contrast(primary, palettes.paper[mode])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(primary, onPrimary[mode])).toBeGreaterThanOrEqual(4.5);
    expect(
      contrast(primary, mix(primary, primaryShare / 100, palettes.surface[mode])),
    ).toBeGreaterThanOrEqual(4.5);
  });

  test.each(Object.entries(cloths))('initials on the cloth %s are readable', (_name, shades) => {
    const text = mix(shades[mode], clothShares.ink / 100, palettes.ink[mode]);
    expect(
      contrast(text, mix(shades[mode], clothShares.wash / 100, palettes.surface[mode])),
    ).toBeGreaterThanOrEqual(4.5);
  });
});
