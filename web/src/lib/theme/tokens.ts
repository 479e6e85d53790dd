/**
 * The design tokens for sizes, durations and layers; the colours are in `palettes.ts`. `buildTokensCss`
 * writes them as CSS variables, and `buildAntdConfig` uses some of them for the theme of Ant Design. In style
 * sheets, lint refuses literal values where a token exists, with few exceptions.
 */
export const tokens = {
  /**
   * The line height for each font size. Font sizes are in pixels at the browser's default text size. Texts of
   * the interface have size 14, long texts 16.
   */
  text: { 12: 1.5, 13: 1.5, 14: 1.6, 16: 1.8, 18: 1.5, 20: 1.45, 24: 1.4, 32: 1.35, 40: 1.3 },
  /** The permitted margins, paddings and gaps, in pixels. */
  space: [4, 8, 12, 16, 24, 32, 48, 64],
  /** The radius of rounded corners: 4 for chips, 8 for controls, 12 for cards, `full` for round ends. */
  radius: { 4: '4px', 8: '8px', 12: '12px', full: '999px' },
  /** The z-index of parts of a page that lie above others, in ascending order. */
  z: { bar: 900, menu: 950, sheet: 1000, toast: 1100, skip: 1200 },
  /**
   * The durations of animations. `knot` is for the knot that is drawn when somebody keeps a job or applies
   * for one.
   */
  motion: { change: '160ms', knot: '240ms', wait: '200ms', loop: '1600ms' },
  shadow: { sheet: '0 8px 24px rgb(0 0 0 / 12%)' },
} as const;
