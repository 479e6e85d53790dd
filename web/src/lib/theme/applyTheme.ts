import type { ThemeSettings } from './themeChoices';

/**
 * Sets attributes of the root element according to the display settings. The style sheet chooses colours and
 * page width by them, the browser the direction of text.
 */
export function applyTheme({ mode, direction, color, stretch }: ThemeSettings) {
  const root = document.documentElement;
  root.dir = direction;
  root.dataset['mode'] = mode;
  root.dataset['color'] = color;
  root.dataset['stretch'] = String(stretch);
}
