import { useCallback, useSyncExternalStore } from 'react';

/** The least width of a tablet in pixels. */
const TABLET = 768;

/**
 * Returns true when the window is narrower than `below` pixels, by default than a tablet. Sheets then open from the
 * bottom.
 */
export function useIsNarrow(below = TABLET): boolean {
  const query = `(max-width: ${below - 1}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    // What the site renders is for windows of every width.
    () => false,
  );
}
