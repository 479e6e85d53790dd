import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import { useConfig } from '../../lib/config/useConfig';
import { paths } from '../../lib/paths';
import { adminMenu } from './adminMenu';
import type { MenuEntry } from './MenuEntry';

/**
 * The menu on stages that accept demo data. The icon of their entry is one that the menu has already: the weight
 * of the administrators' first screen leaves no room for another.
 */
const withDemoData: readonly MenuEntry[] = [
  ...adminMenu,
  { path: paths.adminSeed, label: 'shell.menu.seed', icon: AppstoreOutlined },
];

/** Returns the menu of the administrators' area. */
export function useAdminMenu(): readonly MenuEntry[] {
  return useConfig()?.takesDemoData ? withDemoData : adminMenu;
}
