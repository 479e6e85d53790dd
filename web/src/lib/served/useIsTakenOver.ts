import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false while the app takes over a page that the site has rendered, which knows neither the window nor the person;
 * true from then on, and for everything that the app renders itself.
 */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
