import { useTranslation } from 'react-i18next';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { Button } from '../buttons/Button';
import { Banner } from './Banner';

interface LoadFailedProps {
  /** The text that says what could not be loaded. By default it is a general sentence. */
  message?: string;
  /**
   * The error that Apollo Client has thrown. For an unexpected failure, the component shows the correlation
   * id, by which support finds the failure in the logs.
   */
  error?: unknown;
  onRetry: () => void;
}

/**
 * A message in place of data that could not be loaded, with a button that tries again. It never contains
 * the server's message.
 */
export function LoadFailed({ message, error, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  const { reference } = classifyFailure(error);
  return (
    <Banner
      tone="waiting"
      isUrgent
      action={
        <Button size="small" onClick={onRetry}>
          {t('common.reload')}
        </Button>
      }
    >
      {message ?? t('common.loadFailed')}
      {reference && ` ${t('errors.reference', { id: reference })}`}
    </Banner>
  );
}
