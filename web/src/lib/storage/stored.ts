/** Browsers may refuse storage (private windows, policies): then nothing is stored and nothing fails. */
function keeping(kind: 'localStorage' | 'sessionStorage') {
  const attempt = <Result>(action: (storage: Storage) => Result): Result | null => {
    try {
      return action(window[kind]);
    } catch {
      return null;
    }
  };
  return {
    get: (key: string) => attempt((storage) => storage.getItem(key)),
    set: (key: string, value: string) => void attempt((storage) => storage.setItem(key, value)),
    remove: (key: string) => void attempt((storage) => storage.removeItem(key)),
    keys: () => attempt((storage) => Object.keys(storage)) ?? [],
  };
}

/** `device` is localStorage, `session` ends with the tab. */
export const stored = { device: keeping('localStorage'), session: keeping('sessionStorage') };
