import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Upload.module.css';
import { UploadLine } from './UploadLine';
import { type SendFile, useUploads } from './useUploads';

interface UploadProps {
  /** What the files are: 職務経歴書. */
  label: string;
  /** Sends one file; rejects when it could not be sent. */
  send: SendFile;
  /** As in HTML: image/png,.pdf */
  accept?: string;
  megabytes: number;
  isMultiple?: boolean;
}

/** Sends files as soon as they are chosen or dropped. Each can be cancelled while it is sent, and tried again. */
export function Upload({ label, send, accept, megabytes, isMultiple = false }: UploadProps) {
  const { t } = useTranslation();
  const id = useId();
  const { uploads, add, cancel, retry } = useUploads(send, megabytes);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    add([...event.dataTransfer.files].slice(0, isMultiple ? undefined : 1));
  };
  return (
    <div className={styles.upload}>
      <div
        className={styles.target}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <input
          id={id}
          type="file"
          aria-label={label}
          accept={accept}
          multiple={isMultiple}
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <strong>{t('forms.upload.choose')}</strong>
        <span>{t('forms.upload.drop')}</span>
      </div>
      <ul className={styles.files}>
        {uploads.map((upload) => (
          <UploadLine
            key={upload.id}
            upload={upload}
            megabytes={megabytes}
            onCancel={() => cancel(upload.id)}
            onRetry={() => retry(upload.id)}
          />
        ))}
      </ul>
    </div>
  );
}
