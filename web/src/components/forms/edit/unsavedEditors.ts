let names: readonly string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly string[]) {
  names = next;
  listeners.forEach((listener) => listener());
}

/**
 * The names of all editors on the page that have unsaved changes. Only the first of them asks for
 * confirmation before the person leaves the page, because the router accepts only one blocker at a time.
 */
export const unsavedEditors = {
  get: () => names,
  add: (name: string) => set([...names.filter((one) => one !== name), name]),
  remove: (name: string) => set(names.filter((one) => one !== name)),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
