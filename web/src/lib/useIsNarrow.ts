import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(max-width: 767px)');

function subscribe(onChange: () => void) {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Narrower than a tablet: there sheets come from below, where the thumb is. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
