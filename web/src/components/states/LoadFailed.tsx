import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';

interface LoadFailedProps {
  /** What could not be shown, as a sentence; a general one when left out. */
  message?: string;
  onRetry: () => void;
}

/** The inline answer to a failed read. Never carries the server's text. */
export function LoadFailed({ message, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <Alert
      type="warning"
      showIcon
      title={message ?? t('pieces.loadFailed')}
      action={
        <Button size="small" onClick={onRetry}>
          {t('pieces.reload')}
        </Button>
      }
    />
  );
}
