import type { ThemeSettings } from './themeChoices';

type Mode = ThemeSettings['mode'];
type Shades = Record<Mode, string>;

/**
 * Ink on warm white. Pairs for text have a contrast of at least 4.5 : 1: ink, quiet and faint on paper and surface,
 * white (dark mode: paper) on every primary colour.
 */
export const palettes = {
  /** The page's background. */
  paper: { light: '#faf8f4', dark: '#16181d' },
  /** Cards, bars, sheets. */
  surface: { light: '#ffffff', dark: '#1e2127' },
  /** Fields and hovered rows. */
  wash: { light: '#f3f0e9', dark: '#282c34' },
  ink: { light: '#23252b', dark: '#ece9e2' },
  quiet: { light: '#5a5c63', dark: '#b4b1a9' },
  faint: { light: '#6b6c72', dark: '#96958f' },
  line: { light: '#e4dfd5', dark: '#363a43' },
  /** 朱: used once per screen. */
  accent: { light: '#c73a1d', dark: '#f0856b' },
  accentWash: { light: '#fcefeb', dark: '#3a241f' },
  danger: { light: '#b3261e', dark: '#f2928b' },
  /** The administrators' bar is dark in both modes. */
  night: { light: '#1f2430', dark: '#0e1014' },
} satisfies Record<string, Shades>;

/** 藍 and the five other presets of the specification. */
export const primaries: Record<ThemeSettings['color'], Shades> = {
  default: { light: '#2b447f', dark: '#9db2ee' },
  purple: { light: '#6a3f9e', dark: '#c3a4ec' },
  cyan: { light: '#0b6a80', dark: '#6cc7d9' },
  blue: { light: '#1c5bb8', dark: '#8bb6f6' },
  orange: { light: '#9a4a08', dark: '#eda56a' },
  red: { light: '#a8252f', dark: '#f1979b' },
};
