import { use } from 'react';
import type { MenuEntry } from './MenuEntry';
import { ScreensContext } from './ScreensContext';

export interface MenuItem extends MenuEntry {
  /** True when the route table has a screen for this menu entry. */
  exists: boolean;
}

/**
 * Splits a menu into two lists: the entries that the product specification names (`named`), and those of the
 * other entries whose screens exist (`further`).
 */
export function useMenu(menu: readonly MenuEntry[]): { named: MenuItem[]; further: MenuItem[] } {
  const screens = use(ScreensContext);
  const items = menu.map((entry) => ({ ...entry, exists: screens.some(({ path }) => path === entry.path) }));
  return {
    named: items.filter(({ named }) => named),
    further: items.filter(({ named, exists }) => !named && exists),
  };
}
