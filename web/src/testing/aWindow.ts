import { act } from '@testing-library/react';

type Listener = (event: { matches: boolean }) => void;

/** Returns a function that makes the window narrow or wide, as somebody does who turns a tablet. Restore the mocks afterwards. */
export function aWindow() {
  const listeners = new Map<Listener, string>();
  let isNarrow = false;
  const isMatching = (media: string) => isNarrow && media.includes('max-width');
  const original = window.matchMedia.bind(window);
  const list = (media: string) => ({
    ...original(media),
    matches: isMatching(media),
    addEventListener: (_: string, listener: Listener) => void listeners.set(listener, media),
    removeEventListener: (_: string, listener: Listener) => void listeners.delete(listener),
  });
  jest.spyOn(window, 'matchMedia').mockImplementation(list as unknown as typeof window.matchMedia);
  return (width: 'narrow' | 'wide') =>
    act(async () => {
      isNarrow = width === 'narrow';
      for (const [listener, media] of [...listeners]) listener({ matches: isMatching(media) });
    });
}
