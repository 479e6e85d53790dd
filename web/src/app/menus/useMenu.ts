import { use } from 'react';
import type { MenuEntry } from './MenuEntry';
import { ScreensContext } from './ScreensContext';

export interface MenuItem extends MenuEntry {
  /** True when the route table has a screen for this menu entry. */
  exists: boolean;
}

/**
 * Returns two lists of menu entries: those that the product specification names, and of the others those
 * whose screens exist.
 */
export function useMenu(menu: readonly MenuEntry[]): { named: MenuItem[]; further: MenuItem[] } {
  const screens = use(ScreensContext);
  const items = menu.map((entry) => ({ ...entry, exists: screens.some(({ path }) => path === entry.path) }));
  return {
    named: items.filter(({ named }) => named),
    further: items.filter(({ named, exists }) => !named && exists),
  };
}
