import type { ThemeSettings } from './themeChoices';

/**
 * Sets the attributes of the root element by which the style sheet chooses colours and width, and the
 * direction of text.
 */
export function applyTheme({ mode, direction, color, stretch }: ThemeSettings) {
  const root = document.documentElement;
  root.dir = direction;
  root.dataset['mode'] = mode;
  root.dataset['color'] = color;
  root.dataset['stretch'] = String(stretch);
}
