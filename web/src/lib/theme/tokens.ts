/**
 * Sizes, times and layers of the visual language; `palettes.ts` has its colours. `buildTokensCss` writes both as CSS
 * variables, `buildAntdConfig` as Ant Design's theme. Lint refuses other values in style sheets.
 */
export const tokens = {
  /** Line height by font size in pixels at the default text size. Interface text has 14, reading text 16. */
  text: { 12: 1.5, 13: 1.5, 14: 1.6, 16: 1.8, 18: 1.5, 20: 1.45, 24: 1.4, 32: 1.35, 40: 1.3 },
  /** Margins, paddings and gaps in pixels. */
  space: [4, 8, 12, 16, 24, 32, 48, 64],
  /** Chips, controls and cards; `full` makes round ends. */
  radius: { 4: '4px', 8: '8px', 12: '12px', full: '999px' },
  /** Fixed and sticky parts of a page, from back to front. */
  z: { bar: 900, menu: 950, sheet: 1000, toast: 1100, skip: 1200 },
  /** `knot` is the one signature movement: a knot is tied on keep, application and acceptance. */
  motion: { change: '160ms', knot: '240ms', wait: '200ms', loop: '1600ms' },
  shadow: { sheet: '0 8px 24px rgb(0 0 0 / 12%)' },
} as const;
