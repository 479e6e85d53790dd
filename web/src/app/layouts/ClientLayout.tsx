import { Logo } from '../../components/shell/Logo';
import { loadTexts } from '../../lib/language/loadTexts';
import { loadable } from '../../lib/loadable/loadable';
import { paths } from '../../lib/paths';
import { clientMenu } from '../menus/clientMenu';
import type { LayoutProps } from './LayoutProps';
import { SignedInLayout } from './SignedInLayout';

/** The choice of an organization, which only administrators have. */
const OrganizationChoice = loadable(async () => {
  const [{ OrganizationChoice: Piece }] = await Promise.all([
    import('../../entities/organization/OrganizationChoice'),
    loadTexts(['organization']),
  ]);
  return Piece;
});

/**
 * The layout of the screens below /client, the area of organizations. Its menu shows members the number of their
 * unread messages; administrators choose an organization at the top.
 */
export const ClientLayout = ({ children, ...props }: LayoutProps) => (
  <SignedInLayout
    {...props}
    menu={clientMenu}
    start={<Logo to={paths.clientHome} />}
    countsMessages={props.person?.isAdmin === false}
  >
    {props.person?.isAdmin && <OrganizationChoice />}
    {children}
  </SignedInLayout>
);
