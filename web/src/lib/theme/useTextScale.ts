import { useSyncExternalStore } from 'react';

/** The text size of browsers in pixels, unless a person has chosen another one. */
const USUAL_SIZE = 16;

const readScale = () =>
  (parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_SIZE) / USUAL_SIZE;

/** Calls `onChange` when the text size of the browser changes: no event reports it, but the size of 1rem does. */
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
 * Returns the text size that the person has set in the browser as a multiple of the usual one: 2 for texts twice as
 * large. Sizes in rem follow it without this hook; Ant Design has sizes in pixels.
 */
export const useTextScale = (): number => useSyncExternalStore(subscribe, readScale);
