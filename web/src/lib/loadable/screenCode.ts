import type { ComponentType } from 'react';
import type { Screen } from '../route/Screen';
import { loadCode } from './loadCode';
import { loadScreen } from './loadScreen';

export interface ScreenCode {
  /** The screen's component once it is loaded. */
  loaded: () => ComponentType | undefined;
  /** Loads the component and the texts of the screen, once. A failed attempt is repeated by the next call. */
  load: () => Promise<ComponentType>;
}

/** Returns the code of a screen, which is loaded when it is first needed and kept afterwards. */
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
