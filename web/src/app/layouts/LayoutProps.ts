import type { PropsWithChildren } from 'react';
import type { SkeletonShape } from '../../lib/route/SkeletonShape';
import type { SignedIn } from '../../lib/auth/Session';

export interface LayoutProps extends PropsWithChildren {
  /** The signed-in person; null until the session is known. */
  person: SignedIn | null;
  /** The shape of the placeholder that is visible until the screen's code is loaded. */
  shape?: SkeletonShape;
  /** True to show the side navigation as icons only, even on wide screens. */
  collapsed?: boolean;
}
