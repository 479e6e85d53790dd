import type { ThemeSettings } from './themeChoices';

/**
 * Sets attributes of the root element according to the display settings. By these attributes the style sheets
 * choose the colours and the page width, and the browser chooses the direction of text.
 */
export function applyTheme({ mode, direction, color, stretch }: ThemeSettings) {
  const root = document.documentElement;
  root.dir = direction;
  root.dataset['mode'] = mode;
  root.dataset['color'] = color;
  root.dataset['stretch'] = String(stretch);
}
