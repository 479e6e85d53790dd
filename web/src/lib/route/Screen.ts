import type { ComponentType } from 'react';
import type { SkeletonShape } from './SkeletonShape';
import type { Grant } from '../../../../model/Entity';
import type { FeatureName } from '../../i18n/FeatureName';
import type { TextKey } from '../../i18n/TextKey';

type AreaLayout = 'client' | 'admin';

export type LayoutName = 'public' | 'main' | 'bare' | AreaLayout;

interface ScreenOfAnyLayout {
  /** The path pattern for react-router, from the root: `/jobs/detail/:id`. */
  path: string;
  title: TextKey;
  /** True when signed-in people without a profile may open the screen too. */
  withoutProfile?: boolean;
  /** True to collapse the side navigation to icons, even on wide screens. */
  collapsed?: boolean;
  /** True to keep the screen out of search engines although guests may open it. */
  hidden?: boolean;
  /**
   * True if the screen works without Ant Design for guests. Parts that need Ant Design must be inside
   * WithAntd.
   */
  plain?: boolean;
  /** True if the screen uses neither Ant Design nor the API, so that guests load the code of neither. */
  static?: boolean;
  /** The shape of the placeholder while the screen's code is loading; `card` by default. */
  shape?: SkeletonShape;
  /** The features whose texts the screen shows. The feature of the title need not be listed. */
  texts?: readonly FeatureName[];
  load: () => Promise<ComponentType>;
}

interface ScreenOfArea extends ScreenOfAnyLayout {
  /** `client` for the screens of organizations below `/client`, `admin` for those below `/admin`. */
  layout: AreaLayout;
  /** Who may open these areas is not said by their screens, but by `guard`. */
  grants?: undefined;
}

/** A screen outside of the areas of organizations and administrators. */
export interface ScreenWithGrants extends ScreenOfAnyLayout {
  /**
   * The layout around the screen: `main` for talents (guests see `public` instead), `public` for everybody,
   * `bare` without bars and menus.
   */
  layout: Exclude<LayoutName, AreaLayout>;
  /**
   * The kinds of callers who may open the screen. `['guest']` means guests only; `['guest', 'signedIn']`
   * means everybody.
   */
  grants: readonly Grant[];
}

/** One row of the route table: a screen with its path, title, layout and rights. */
export type Screen = ScreenOfArea | ScreenWithGrants;
