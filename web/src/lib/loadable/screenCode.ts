import type { ComponentType } from 'react';
import type { Screen } from '../route/Screen';
import { loadCode } from './loadCode';
import { loadScreen } from './loadScreen';

export interface ScreenCode {
  /** Returns the screen's component; undefined until it is loaded. */
  loaded: () => ComponentType | undefined;
  /**
   * Loads the component and the texts of the screen, once for all callers. After a failure, the next call
   * tries again.
   */
  load: () => Promise<ComponentType>;
}

/** Returns functions that load the code of a screen and return the loaded component. */
export function screenCode(screen: Screen): ScreenCode {
  let component: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const start = async () => (component = await loadCode(() => loadScreen(screen)));
  return {
    loaded: () => component,
    load() {
      loading ??= start().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}
