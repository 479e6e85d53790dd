import type { ThemeSettings } from './themeChoices';

type Mode = ThemeSettings['mode'];
type Shades = Record<Mode, string>;

/**
 * The colours by role. `palettes.test.ts` checks the contrast of texts (4.5 : 1), and of field borders, focus rings and
 * signs (3 : 1) in both modes.
 */
export const palettes = {
  /** The page's background. */
  paper: { light: '#faf8f4', dark: '#16181d' },
  /** Cards, bars, sheets. */
  surface: { light: '#ffffff', dark: '#1e2127' },
  /** Quiet fills and hovered rows. */
  wash: { light: '#f3f0e9', dark: '#282c34' },
  ink: { light: '#23252b', dark: '#ece9e2' },
  quiet: { light: '#5a5c63', dark: '#b4b1a9' },
  faint: { light: '#66676d', dark: '#9b9a94' },
  /** Hairlines of cards and rows. */
  line: { light: '#e4dfd5', dark: '#363a43' },
  /** Borders of fields and other controls. */
  field: { light: '#8a857a', dark: '#7d828e' },
  /** 朱: a tied relation, that is a kept heart, a reached step, an unread message; nothing else. */
  accent: { light: '#c73a1d', dark: '#f0856b' },
  accentWash: { light: '#fcefeb', dark: '#3a241f' },
  /** 茜: errors only, always with an icon. */
  danger: { light: '#9b1c2e', dark: '#f2909b' },
  dangerWash: { light: '#fbeef0', dark: '#3a2126' },
  /** 若竹: done. */
  success: { light: '#1d6b45', dark: '#86d3ac' },
  successWash: { light: '#e8f3ec', dark: '#1f3329' },
  /** 山吹: waiting, or getting old. */
  waiting: { light: '#7d5200', dark: '#e3b65c' },
  waitingWash: { light: '#fdf6e5', dark: '#2e2718' },
  /** The background of found words. */
  highlight: { light: '#fff0b8', dark: '#55480f' },
  /** The administrators' bar is dark in both modes. */
  night: { light: '#1f2430', dark: '#0e1014' },
  onNight: { light: '#f4f2ec', dark: '#f4f2ec' },
} satisfies Record<string, Shades>;

/** 藍 and the five other presets of the specification: what acts. */
export const primaries: Record<ThemeSettings['color'], Shades> = {
  default: { light: '#2b447f', dark: '#9db2ee' },
  purple: { light: '#6a3f9e', dark: '#c3a4ec' },
  cyan: { light: '#0b6a80', dark: '#6cc7d9' },
  blue: { light: '#1c5bb8', dark: '#8bb6f6' },
  orange: { light: '#9a4a08', dark: '#eda56a' },
  red: { light: '#a8252f', dark: '#f1979b' },
};

/** Text and signs on the primary colour. */
export const onPrimary: Shades = { light: '#ffffff', dark: palettes.paper.dark };

/** Traditional colours of cloth: the covers of jobs by contract type. */
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
