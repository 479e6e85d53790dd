import type { ComponentType } from 'react';
import type { Grant } from '../../../../model/Entity';
import type { TextKey } from '../../i18n/TextKey';

export type LayoutName = 'public' | 'main' | 'client' | 'admin';

/** One row of the route table: guards, menus, titles and layouts read it. */
export interface Screen {
  /** As react-router matches it, from the root: `/jobs/detail/:id`. */
  path: string;
  /** `main` is the public layout for guests; `public` is public for everybody. */
  layout: LayoutName;
  title: TextKey;
  /** Who may come: `['guest']` guests only, `['guest', 'signedIn']` everybody. */
  grants: readonly Grant[];
  /** Also for the signed-in who have no profile yet. */
  withoutProfile?: boolean;
  /** Side navigation collapsed to icons on wide screens. */
  collapsed?: boolean;
  /** Not for search engines although guests may come. */
  hidden?: boolean;
  /** Drawn for visitors without the component library; parts that need it bring it along. */
  plain?: boolean;
  load: () => Promise<ComponentType>;
}
