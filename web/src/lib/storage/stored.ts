/**
 * Returns functions that read and write localStorage or sessionStorage and never throw. If the browser
 * refuses access (in private windows or because of a policy), nothing is stored, and reading a key returns
 * null.
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
 * The browser's storages. `device` is localStorage, which outlives the tab; `session` is sessionStorage,
 * which does not.
 */
export const stored = {
  device: keeping('localStorage'),
  session: keeping('sessionStorage'),
  /**
   * Calls `changed` when another tab changes a key of `device`. Returns a function that ends these calls.
   */
  onOtherTab(key: string, changed: () => void) {
    const listener = ({ key: found }: StorageEvent) => {
      // Without a key, the other tab has cleared everything.
      if (found === key || found === null) changed();
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  },
};
