/**
 * Wraps a storage of the browser so that it never throws. Browsers may refuse to store values (in private
 * windows or because of a policy); then nothing is stored.
 */
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

/** Stores values on the `device` (localStorage), or for the `session`, which ends with the tab. */
export const stored = { device: keeping('localStorage'), session: keeping('sessionStorage') };
