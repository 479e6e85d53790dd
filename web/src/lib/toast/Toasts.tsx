import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadable } from '../loadable/loadable';
import { toast } from './toast';
import { delays } from '../settings/delays';

const ToastHost = loadable(async () => (await import('./ToastHost')).ToastHost, { silent: true });

/**
 * Loads the code that shows toasts. Most visits to a public page show none, so it is loaded after the first
 * screen; but not only when a toast is due, because that toast may have to report a lost connection.
 */
export function Toasts() {
  const waiting = useSyncExternalStore(toast.subscribe, toast.waiting);
  const [isLoading, setLoading] = useState(false);
  if (waiting.length > 0 && !isLoading) setLoading(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(true), delays.toastHost);
    return () => clearTimeout(timer);
  }, []);
  return isLoading && <ToastHost />;
}
