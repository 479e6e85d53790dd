import WarningFilled from '@ant-design/icons/WarningFilled';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../buttons/ActionButton';
import styles from './LoadFailed.module.css';

interface LoadFailedProps {
  /** Says what could not be loaded; a general sentence by default. */
  message?: string;
  onRetry: () => void;
}

/** Shown in place of data that could not be loaded. Never shows the server's message. */
export function LoadFailed({ message, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.failed}>
      <WarningFilled aria-hidden />
      <span>{message ?? t('common.loadFailed')}</span>
      <ActionButton size="small" onClick={onRetry}>
        {t('common.reload')}
      </ActionButton>
    </div>
  );
}
