import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { toast } from './toast';

const ToastHost = lazy(() => import('./ToastHost').then((module) => ({ default: module.ToastHost })));

/** The host of the toasts, loaded with the first of them: most visits to a public page see none. */
export function Toasts() {
  const waiting = useSyncExternalStore(toast.subscribe, toast.waiting);
  const [wasNeeded, setWasNeeded] = useState(false);
  if (waiting.length > 0 && !wasNeeded) setWasNeeded(true);
  return <Suspense fallback={null}>{wasNeeded && <ToastHost />}</Suspense>;
}
