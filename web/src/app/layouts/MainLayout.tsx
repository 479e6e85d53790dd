import { Logo } from '../../components/shell/Logo';
import { paths } from '../../lib/paths';
import { mainMenu } from '../menus/mainMenu';
import type { LayoutProps } from './LayoutProps';
import { SignedInLayout } from './SignedInLayout';

/**
 * The layout of the screens for talents, when somebody is signed in. Its menu shows the number of unread
 * messages. Guests get PublicLayout instead.
 */
export const MainLayout = (props: LayoutProps) => (
  <SignedInLayout {...props} menu={mainMenu} start={<Logo to={paths.home} />} countsMessages />
);
