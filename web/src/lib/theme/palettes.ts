import type { ThemeSettings } from './themeChoices';

type Mode = ThemeSettings['mode'];
type Shades = Record<Mode, string>;

/**
 * The colours of the app by purpose, each for light and dark mode. `palettes.test.ts` checks their contrast
 * in both modes: at least 4.5 : 1 for texts and 3 : 1 for the borders of fields.
 */
export const palettes = {
  /** The background colour of pages. */
  paper: { light: '#faf8f4', dark: '#16181d' },
  /** The background colour of cards, bars and sheets. */
  surface: { light: '#ffffff', dark: '#1e2127' },
  /** The background colour of less important areas, and of the table row under the pointer. */
  wash: { light: '#f3f0e9', dark: '#282c34' },
  ink: { light: '#23252b', dark: '#ece9e2' },
  quiet: { light: '#5a5c63', dark: '#b4b1a9' },
  faint: { light: '#66676d', dark: '#9b9a94' },
  /** The colour of thin lines around cards and between rows. */
  line: { light: '#e4dfd5', dark: '#363a43' },
  /** The border colour of fields and other controls. */
  field: { light: '#8a857a', dark: '#7d828e' },
  /**
   * The accent colour 朱 (vermilion), mainly for what connects a person with others: a kept job, a step of a
   * selection that has been reached, an unread message.
   */
  accent: { light: '#c73a1d', dark: '#f0856b' },
  accentWash: { light: '#fcefeb', dark: '#3a241f' },
  /** The colour 茜 (madder red) for errors and for actions that delete something. */
  danger: { light: '#9b1c2e', dark: '#f2909b' },
  dangerWash: { light: '#fbeef0', dark: '#3a2126' },
  /** The colour 若竹 (bamboo green) for completed actions and states. */
  success: { light: '#1d6b45', dark: '#86d3ac' },
  successWash: { light: '#e8f3ec', dark: '#1f3329' },
  /** The colour 山吹 (golden yellow) for what is waiting for somebody or overdue. */
  waiting: { light: '#7d5200', dark: '#e3b65c' },
  waitingWash: { light: '#fdf6e5', dark: '#2e2718' },
  /** The background colour of words that matched a search. */
  highlight: { light: '#fff0b8', dark: '#55480f' },
  /** The background colour of the administrators' top bar, which is dark in both modes. */
  night: { light: '#1f2430', dark: '#0e1014' },
  onNight: { light: '#f4f2ec', dark: '#f4f2ec' },
  /** The colour that covers a page while a sheet or a dialog is open above it. */
  mask: { light: '#00000073', dark: '#00000073' },
} satisfies Record<string, Shades>;

/**
 * The primary colours among which people can choose: 藍 (indigo, the default) and the five others that the
 * specification names. Buttons and links have the chosen one.
 */
export const primaries: Record<ThemeSettings['color'], Shades> = {
  default: { light: '#2b447f', dark: '#9db2ee' },
  purple: { light: '#6a3f9e', dark: '#c3a4ec' },
  cyan: { light: '#0b6a80', dark: '#6cc7d9' },
  blue: { light: '#1c5bb8', dark: '#8bb6f6' },
  orange: { light: '#9a4a08', dark: '#eda56a' },
  red: { light: '#a8252f', dark: '#f1979b' },
};

/** The colour of text and icons that are placed on the primary colour. */
export const onPrimary: Shades = { light: '#ffffff', dark: palettes.paper.dark };

/**
 * Traditional Japanese cloth colours for generated pictures: the covers of jobs and the avatars of people.
 */
export const cloths = {
  indigo: { light: '#2b447f', dark: '#9db2ee' },
  asagi: { light: '#2f7c8f', dark: '#7cc3d2' },
  wakatake: { light: '#3f7a4b', dark: '#8cc79a' },
  yamabuki: { light: '#8d6812', dark: '#dcb55a' },
  sakuranezu: { light: '#96616a', dark: '#d6a9af' },
  fuji: { light: '#6f5c9b', dark: '#b9a8e0' },
  susutake: { light: '#6b5d4d', dark: '#c3b29c' },
  sumi: { light: '#3a3d45', dark: '#b8bbc4' },
} satisfies Record<string, Shades>;

/**
 * How much of a cloth colour is mixed into the background (`wash`), the pattern (`line`) and the letters
 * (`ink`) of a generated picture, in percent.
 */
export const clothShares = { wash: 14, line: 32, ink: 80 } as const;

/** How much of the primary colour is mixed into tinted backgrounds, such as that of a chosen item, in percent. */
export const primaryShare = 10;
