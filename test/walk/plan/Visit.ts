import type { WalkedState, Walker, WalkState } from '../../../web/src/lib/walk/WalkedScreen';
import type { Look } from './Look';

/**
 * One page that the walk (`npm run prove walk`) opens in one state, with the looks (width, theme, language) in
 * which the page is photographed.
 */
export interface Visit {
  /** The name of the contact sheet that shows the pictures of this page, for example `jobs-result-guest`. */
  sheet: string;
  state: WalkState | 'ready';
  as: Walker;
  at: string;
  steps?: WalkedState['steps'];
  /**
   * The looks in which the page is photographed. The page is loaded in the first look; for the others it is
   * switched without being loaded again.
   */
  looks: readonly Look[];
  /** True if the second look is dark mode, and is switched on in the app's settings, as a person does. */
  switchesMode?: boolean;
}
