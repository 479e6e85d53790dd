import { palettes, primaries } from './palettes';
import type { ThemeSettings } from './themeChoices';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Sets the palette as CSS variables (`--enishi-ink`, `--enishi-paper`, `--enishi-primary`, …), so that the shell has
 * its colours before Ant Design is loaded.
 */
export function applyTheme({ mode, direction, color, stretch }: ThemeSettings) {
  const root = document.documentElement;
  root.dir = direction;
  root.dataset['mode'] = mode;
  root.dataset['stretch'] = String(stretch);
  root.style.colorScheme = mode;
  for (const [name, shades] of Object.entries(palettes)) {
    root.style.setProperty(`--enishi-${kebab(name)}`, shades[mode]);
  }
  root.style.setProperty('--enishi-primary', primaries[color][mode]);
  root.style.setProperty('--enishi-on-primary', mode === 'dark' ? palettes.paper.dark : '#ffffff');
}
