import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadable } from '../loadable/loadable';
import { toast } from './toast';

const ToastHost = loadable(async () => (await import('./ToastHost')).ToastHost, { silent: true });

/** In milliseconds: by then the first screen has what it needs. */
const AHEAD = 3_000;

/**
 * The host of the toasts. Most visits to a public page see none, so it comes after the first screen; but ahead of
 * need, since what is to be told may be that there is no connection any more.
 */
export function Toasts() {
  const waiting = useSyncExternalStore(toast.subscribe, toast.waiting);
  const [isLoading, setLoading] = useState(false);
  if (waiting.length > 0 && !isLoading) setLoading(true);
  useEffect(() => {
    const timer = setTimeout(() => setLoading(true), AHEAD);
    return () => clearTimeout(timer);
  }, []);
  return isLoading && <ToastHost />;
}
