export interface Toast {
  key: number;
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
  /** One action, such as 元に戻す. */
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

/** Short messages at the top right; can be called from anywhere. */
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
