import AppstoreOutlined from '@ant-design/icons/AppstoreOutlined';
import { paths } from '../../lib/paths';
import type { MenuEntry } from './MenuEntry';

/**
 * The menu entry of the demo data, for stages that accept them. Its icon is one that the menu has already: the
 * weight of the administrators' first screen leaves no room for another.
 */
export const seedEntry: MenuEntry = {
  path: paths.adminSeed,
  label: 'shell.menu.seed',
  icon: AppstoreOutlined,
};
