import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(max-width: 767px)');

function subscribe(onChange: () => void) {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Returns true when the window is narrower than a tablet. Sheets then open from the bottom. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
