import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/Button';
import { toastSettings } from '../../lib/settings/toastSettings';
import type { Toast } from '../../lib/toast/toast';
import styles from './Toasts.module.css';

const icons: Record<Toast['kind'], string> = {
  success: 'M4 10.5l4 4 8-9',
  info: 'M10 9v6M10 5.5v.5',
  warning: 'M10 4v8M10 15v.5',
  error: 'M5 5l10 10M15 5L5 15',
};

interface ToastLineProps {
  toast: Toast;
  /** Whether it waits for room: it is neither seen nor heard, and its time has not begun. */
  isWaiting?: boolean;
  onClose: () => void;
}

/**
 * One toast. It disappears after `toastSettings.duration`, but not while the pointer or the focus is on it;
 * when both have left it, the time starts again.
 */
export function ToastLine({ toast: { kind, text, action }, isWaiting = false, onClose }: ToastLineProps) {
  const { t } = useTranslation();
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isPointed || isFocused || isWaiting;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(close, toastSettings.duration);
    return () => clearTimeout(timer);
  }, [isPaused]);
  return (
    <div
      role={kind === 'error' ? 'alert' : 'status'}
      className={styles.toast}
      data-kind={kind}
      inert={isWaiting}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden>
        <path d={icons[kind]} />
      </svg>
      <span>{text}</span>
      {action && (
        <Button
          look="bare"

          className={styles.action}
          onClick={() => {
            action.run();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <Button look="bare" className={styles.close} aria-label={t('shell.close')} onClick={onClose}>
        <svg viewBox="0 0 20 20" width={16} height={16} aria-hidden>
          <path d={icons.error} />
        </svg>
      </Button>
    </div>
  );
}
