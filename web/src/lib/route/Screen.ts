import type { ComponentType } from 'react';
import type { SkeletonShape } from './SkeletonShape';
import type { Grant } from '../../../../model/Entity';
import type { FeatureName } from '../../i18n/FeatureName';
import type { TextKey } from '../../i18n/TextKey';

export type LayoutName = 'public' | 'main' | 'client' | 'admin' | 'bare';

/** One row of the route table. Guards, menus, titles and layouts use it. */
export interface Screen {
  /** The path pattern for react-router, from the root: `/jobs/detail/:id`. */
  path: string;
  /**
   * The layout around the screen. `main` becomes the public layout for guests; `public` is the public layout
   * for everybody; `bare` has no bars and menus.
   */
  layout: LayoutName;
  title: TextKey;
  /** Who may open the screen: `['guest']` means only guests, `['guest', 'signedIn']` everybody. */
  grants: readonly Grant[];
  /** True when signed-in people without a profile may open the screen too. */
  withoutProfile?: boolean;
  /** True to collapse the side navigation to icons, even on wide screens. */
  collapsed?: boolean;
  /** True to keep the screen out of search engines although guests may open it. */
  hidden?: boolean;
  /**
   * True when the screen is rendered without Ant Design for guests. Parts of it that need Ant Design use
   * WithAntd.
   */
  plain?: boolean;
  /** True when the screen neither uses Ant Design nor calls the API, so that guests load code for neither. */
  static?: boolean;
  /** The shape of the placeholder while the screen's code is loading; cards unless declared. */
  shape?: SkeletonShape;
  /** The features whose texts the screen shows, apart from the feature of its title. */
  texts?: readonly FeatureName[];
  load: () => Promise<ComponentType>;
}
