export interface Toast {
  key: number;
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
  /** A button in the toast, such as 元に戻す (undo). */
  action?: { label: string; run: () => void };
}

let waiting: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]) {
  waiting = next;
  listeners.forEach((listener) => listener());
}

const show =
  (kind: Toast['kind']) =>
  (text: string, action?: Toast['action']): void => {
    // Ignores a toast that is waiting already.
    if (waiting.some((one) => one.kind === kind && one.text === text)) return;
    count += 1;
    publish([...waiting, { key: count, kind, text, action }]);
  };

/** Shows short messages in a corner of the window. Any code can call it. */
export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  /** Returns the toasts that are waiting to be shown by the component Toasts. */
  waiting: () => waiting,
  taken: (taken: readonly Toast[]) => publish(waiting.filter((one) => !taken.includes(one))),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
