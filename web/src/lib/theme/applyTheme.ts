import type { ThemeSettings } from './themeChoices';

/**
 * Sets attributes of the root element that express the display settings. Style sheets use them to choose the
 * colours and the page width; `dir` sets the direction of text.
 */
export function applyTheme({ mode, direction, color, stretch }: ThemeSettings) {
  const root = document.documentElement;
  root.dir = direction;
  root.dataset['mode'] = mode;
  root.dataset['color'] = color;
  root.dataset['stretch'] = String(stretch);
}
