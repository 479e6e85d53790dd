import WarningFilled from '@ant-design/icons/WarningFilled';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../buttons/ActionButton';
import styles from './LoadFailed.module.css';

interface LoadFailedProps {
  /** What could not be shown, as a sentence; a general one when left out. */
  message?: string;
  onRetry: () => void;
}

/** The inline answer to a failed read. Never carries the server's text. */
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
