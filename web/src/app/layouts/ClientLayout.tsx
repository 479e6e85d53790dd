import { Logo } from '../../components/shell/Logo';
import { paths } from '../../lib/paths';
import { clientMenu } from '../menus/clientMenu';
import type { LayoutProps } from './LayoutProps';
import { SignedInLayout } from './SignedInLayout';

/** The layout of the screens below /client, the area of organizations. */
export const ClientLayout = (props: LayoutProps) => (
  <SignedInLayout {...props} menu={clientMenu} start={<Logo to={paths.clientUsers} />} />
);
