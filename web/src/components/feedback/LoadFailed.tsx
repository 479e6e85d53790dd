import { useTranslation } from 'react-i18next';
import { ActionButton } from '../buttons/ActionButton';
import { Banner } from './Banner';

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
    <Banner
      tone="waiting"
      isUrgent
      action={
        <ActionButton size="small" onClick={onRetry}>
          {t('common.reload')}
        </ActionButton>
      }
    >
      {message ?? t('common.loadFailed')}
    </Banner>
  );
}
