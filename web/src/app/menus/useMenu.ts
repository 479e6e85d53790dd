import { use } from 'react';
import type { MenuEntry } from './MenuEntry';
import { ScreensContext } from './ScreensContext';

export interface MenuItem extends MenuEntry {
  /** True when the route table has its screen. */
  exists: boolean;
}

/** The named entries, and those of the others whose screens exist. */
export function useMenu(menu: readonly MenuEntry[]): { named: MenuItem[]; further: MenuItem[] } {
  const screens = use(ScreensContext);
  const items = menu.map((entry) => ({ ...entry, exists: screens.some(({ path }) => path === entry.path) }));
  return {
    named: items.filter(({ named }) => named),
    further: items.filter(({ named, exists }) => !named && exists),
  };
}
