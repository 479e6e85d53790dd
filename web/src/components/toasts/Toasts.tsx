import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { toastSettings } from '../../lib/settings/toastSettings';
import { type Toast, toast } from '../../lib/toast/toast';
import { ToastLine } from './ToastLine';
import styles from './Toasts.module.css';
import { useFreePlace } from './useFreePlace';

/**
 * Shows toasts above every layout. It does not use Ant Design, because a toast may have to say that code
 * cannot be loaded. In the HTML it comes before the layout, so that the Tab key reaches a toast while it is
 * still visible.
 */
export function Toasts() {
  const waiting = useSyncExternalStore(toast.subscribe, toast.waiting);
  const [shown, setShown] = useState<readonly Toast[]>([]);
  useEffect(() => {
    if (waiting.length === 0) return;
    const isNew = (one: Toast) => !waiting.some(({ kind, text }) => kind === one.kind && text === one.text);
    setShown((before) => [...before.filter(isNew), ...waiting].slice(-toastSettings.most));
    toast.taken(waiting);
  }, [waiting]);
  const list = useRef<HTMLDivElement>(null);
  const { top, isAtStart, fitting } = useFreePlace(list, shown.length);
  if (shown.length === 0) return null;
  return (
    <div ref={list} className={styles.toasts} data-at={isAtStart ? 'start' : 'end'} style={{ top }}>
      {shown.map((one, index) => (
        <ToastLine
          key={one.key}
          toast={one}
          isWaiting={index >= fitting}
          onClose={() => setShown((before) => before.filter(({ key }) => key !== one.key))}
        />
      ))}
    </div>
  );
}
