import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/Button';
import styles from './Upload.module.css';
import { describeFailure } from '../../lib/errors/describeFailure';
import type { RunningUpload } from './useUploads';

interface UploadLineProps {
  upload: RunningUpload;
  megabytes: number;
  onCancel: () => void;
  onRetry: () => void;
}

/** Returns a URL for the preview of an image file; undefined for other files. */
function usePreview(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return url;
}

/**
 * One file of an upload: its preview, the progress of its transfer, and buttons to cancel, retry or remove
 * it.
 */
export function UploadLine({
  upload: { file, state, progress, reason, retryAt },
  megabytes,
  onCancel,
  onRetry,
}: UploadLineProps) {
  const { t } = useTranslation();
  const preview = usePreview(file);
  const { name } = file;
  return (
    <li className={styles.file}>
      {preview && state !== 'refused' ? (
        <img src={preview} alt="" width={48} height={48} />
      ) : (
        <span className={styles.sheet} aria-hidden />
      )}
      <div className={styles.about}>
        <div>{name}</div>
        {state === 'sending' && (
          <progress value={progress} max={1} aria-label={t('forms.upload.progress', { name })} />
        )}
        <small role="status" className={styles[state]}>
          {state === 'sent' && t('forms.upload.done')}
          {state === 'failed' && t('forms.upload.failed')}
          {state === 'tooLarge' && t('forms.upload.tooLarge', { name, n: megabytes })}
          {state === 'refused' &&
            (retryAt
              ? describeFailure(t, { kind: 'TooManyRequests', retryAt })
              : t(`editing.upload.${reason ?? 'unreadable'}`, { n: megabytes }))}
        </small>
      </div>
      {state === 'failed' && (
        <Button size="small" aria-label={t('forms.upload.retry', { name })} onClick={onRetry}>
          ↻
        </Button>
      )}
      <Button
        size="small"
        look="text"
        aria-label={t(state === 'sending' ? 'forms.upload.cancel' : 'forms.upload.remove', { name })}
        onClick={onCancel}
      >
        ×
      </Button>
    </li>
  );
}
