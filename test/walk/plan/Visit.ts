import type { WalkedState, Walker, WalkState } from '../../../web/src/lib/walk/WalkedScreen';
import type { Look } from './Look';

/** One page that is opened, and photographed in each look. */
export interface Visit {
  /** The contact sheet that it belongs to: `jobs-result-guest`. */
  sheet: string;
  state: WalkState | 'ready';
  as: Walker;
  at: string;
  steps?: WalkedState['steps'];
  /** The page is loaded in the first look; a second one is dark, and reached with the page's own settings. */
  looks: readonly Look[];
}
