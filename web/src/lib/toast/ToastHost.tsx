import { Button, notification } from 'antd';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { AntdTheme } from '../theme/AntdTheme';
import { toast } from './toast';
import { toastSettings } from '../settings/toastSettings';

function Notices() {
  const { t } = useTranslation();
  const [notices, holder] = notification.useNotification(toastSettings);
  const waiting = useSyncExternalStore(toast.subscribe, toast.waiting);
  useEffect(() => {
    if (waiting.length === 0) return;
    for (const { key, kind, text, action } of waiting) {
      const runAndClose = () => {
        action?.run();
        notices.destroy(key);
      };
      notices[kind]({
        key,
        title: text,
        closable: { 'aria-label': t('shell.close') },
        role: kind === 'error' ? 'alert' : 'status',
        styles: { root: { padding: '10px 16px' }, close: { top: 11 } },
        actions: action && (
          <Button size="small" onClick={runAndClose}>
            {action.label}
          </Button>
        ),
      });
    }
    toast.taken(waiting);
  }, [notices, t, waiting]);
  return holder;
}

/** Renders the toasts above every layout. The app renders this component once. */
export function ToastHost() {
  return (
    <AntdTheme>
      <Notices />
    </AntdTheme>
  );
}
