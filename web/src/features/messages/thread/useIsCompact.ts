import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia('(max-width: 1127px)');

function subscribe(onChange: () => void) {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Returns true when the window has no room for the details beside the conversation. */
export const useIsCompact = (): boolean => useSyncExternalStore(subscribe, () => query().matches);
