import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(max-width: 767px)');

function subscribe(onChange: () => void) {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** True below the width of a tablet, where sheets open from below. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
