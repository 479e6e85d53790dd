import type { PropsWithChildren } from 'react';
import type { SignedIn } from '../../lib/auth/Session';

export interface LayoutProps extends PropsWithChildren {
  person: SignedIn;
  /** True to show the side navigation as icons only, even on wide screens. */
  collapsed?: boolean;
}
