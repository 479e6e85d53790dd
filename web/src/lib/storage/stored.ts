/**
 * Wraps localStorage or sessionStorage so that it never throws. Where the browser refuses storage (in private
 * windows or because of a policy), nothing is stored and everything reads as null.
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

/**
 * The browser's storages: values in `device` (localStorage) stay, values in `session` (sessionStorage) end
 * with the tab.
 */
export const stored = { device: keeping('localStorage'), session: keeping('sessionStorage') };
