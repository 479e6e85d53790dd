import type { PropsWithChildren } from 'react';
import type { SignedIn } from '../../lib/auth/Session';

export interface LayoutProps extends PropsWithChildren {
  person: SignedIn;
  /** Shows the side navigation as icons only, on wide screens too. */
  collapsed?: boolean;
}
