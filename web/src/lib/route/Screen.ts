import type { ComponentType } from 'react';
import type { SkeletonShape } from './SkeletonShape';
import type { Grant } from '../../../../model/Entity';
import type { FeatureName } from '../../i18n/FeatureName';
import type { TextKey } from '../../i18n/TextKey';

export type LayoutName = 'public' | 'main' | 'client' | 'admin' | 'bare';

/** One row of the route table: a screen with its path, title, layout and rights. */
export interface Screen {
  /** The path pattern for react-router, from the root: `/jobs/detail/:id`. */
  path: string;
  /**
   * The layout around the screen: `public` for everybody, `main` for talents (guests get the public layout
   * instead), `client` and `admin` for their areas, `bare` for a screen without bars and menus.
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
   * True when guests get the screen without Ant Design. Parts of it that need Ant Design are wrapped in
   * WithAntd.
   */
  plain?: boolean;
  /**
   * True when the screen uses neither Ant Design nor the API, so that guests do not load the code for either.
   */
  static?: boolean;
  /** The shape of the placeholder while the screen's code is loading; `card` by default. */
  shape?: SkeletonShape;
  /** The features whose texts the screen shows, in addition to the feature to which the title belongs. */
  texts?: readonly FeatureName[];
  load: () => Promise<ComponentType>;
}
