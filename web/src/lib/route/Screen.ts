import type { ComponentType } from 'react';
import type { Grant } from '../../../../model/Entity';
import type { TextKey } from '../../i18n/TextKey';

export type LayoutName = 'public' | 'main' | 'client' | 'admin' | 'bare';

/** One row of the route table, for guards, menus, titles and layouts. */
export interface Screen {
  /** The pattern for react-router, from the root: `/jobs/detail/:id`. */
  path: string;
  /** `main` is the public layout for guests; `public` is public for everybody; `bare` has no bar and no menu. */
  layout: LayoutName;
  title: TextKey;
  /** Who may open it: `['guest']` only guests, `['guest', 'signedIn']` everybody. */
  grants: readonly Grant[];
  /** Also open to signed-in people without a profile. */
  withoutProfile?: boolean;
  /** Collapses the side navigation to icons on wide screens. */
  collapsed?: boolean;
  /** Excluded from search engines although guests may open it. */
  hidden?: boolean;
  /** Rendered for visitors without Ant Design; parts that need it wrap themselves in WithAntd. */
  plain?: boolean;
  load: () => Promise<ComponentType>;
}
