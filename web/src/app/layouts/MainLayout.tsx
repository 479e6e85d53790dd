import { Logo } from '../../components/shell/Logo';
import { paths } from '../../lib/paths';
import { mainMenu } from '../menus/mainMenu';
import type { LayoutProps } from './LayoutProps';
import { SignedInLayout } from './SignedInLayout';

/** The layout of the talents' screens. Signed-in people see public pages in it too. */
export const MainLayout = (props: LayoutProps) => (
  <SignedInLayout {...props} menu={mainMenu} start={<Logo to={paths.home} />} countsMessages />
);
