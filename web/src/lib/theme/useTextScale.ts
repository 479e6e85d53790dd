import { useSyncExternalStore } from 'react';

/** The default text size of browsers, in pixels. */
const USUAL_SIZE = 16;

const readScale = () =>
  (parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_SIZE) / USUAL_SIZE;

/**
 * Calls `onChange` when the browser's text size changes. No event reports this, so an element of 1rem is
 * observed instead.
 */
function subscribe(onChange: () => void) {
  const probe = document.createElement('div');
  probe.setAttribute('aria-hidden', 'true');
  probe.style.cssText = 'position:absolute;width:1rem;height:0;visibility:hidden';
  document.body.append(probe);
  const observer = new ResizeObserver(onChange);
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}

/**
 * Returns the browser's text size as a multiple of the default; 2 means twice as large. Needed only for Ant
 * Design, whose sizes are in pixels; sizes in rem adapt without it.
 */
export const useTextScale = (): number => useSyncExternalStore(subscribe, readScale);
