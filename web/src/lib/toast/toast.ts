export interface Toast {
  key: number;
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
  /** One thing to do about it, e.g. 元に戻す. */
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
    // Said twice at once is said once.
    if (waiting.some((one) => one.kind === kind && one.text === text)) return;
    count += 1;
    publish([...waiting, { key: count, kind, text, action }]);
  };

/** Short notices at the top right: at most five, gone after three seconds. Callable from anywhere. */
export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  error: show('error'),
  /** For the host that shows them. */
  waiting: () => waiting,
  taken: (taken: readonly Toast[]) => publish(waiting.filter((one) => !taken.includes(one))),
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
