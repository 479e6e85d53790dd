/**
 * Returns functions that read and write localStorage or sessionStorage and never throw. What the browser
 * refuses to store (because of a policy, in private windows, or when the storage is full) is kept in memory
 * until the page is left.
 */
function keeping(kind: 'localStorage' | 'sessionStorage') {
  const refused = new Map<string, string>();
  const attempt = <Result>(action: (storage: Storage) => Result): Result | null => {
    try {
      return action(window[kind]);
    } catch {
      return null;
    }
  };
  return {
    get: (key: string) => refused.get(key) ?? attempt((storage) => storage.getItem(key)),
    set(key: string, value: string) {
      refused.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        refused.delete(key);
      });
    },
    remove(key: string) {
      refused.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: () => [...refused.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])],
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
