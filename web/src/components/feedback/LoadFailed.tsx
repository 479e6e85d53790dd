import WarningFilled from '@ant-design/icons/WarningFilled';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../buttons/ActionButton';
import styles from './LoadFailed.module.css';

interface LoadFailedProps {
  /** The text that says what could not be loaded. By default it is a general sentence. */
  message?: string;
  onRetry: () => void;
}

/**
 * Shown in place of data that could not be loaded, with a button that tries again. Never shows the server's
 * message.
 */
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
