import { useTranslation } from 'react-i18next';
import { FileTarget } from './FileTarget';
import styles from './Upload.module.css';
import { UploadLine } from './UploadLine';
import { type SendFile, useUploads } from './useUploads';

interface UploadProps {
  /** What the uploaded files are, for example 職務経歴書 (CV). */
  label: string;
  /** Function that sends one file. It rejects when the file could not be sent. */
  send: SendFile;
  /** The accepted file types, as in HTML's `accept` attribute: `image/png,.pdf`. */
  accept?: string;
  megabytes: number;
  isMultiple?: boolean;
  /**
   * True to keep a file in the list of this component after it was sent. False when it is then shown
   * elsewhere.
   */
  showsSent?: boolean;
  /** The id of the file input. A form uses it to connect its label to the input. */
  id?: string;
}

/**
 * A form control that sends files as soon as they are chosen or dropped on it, except files that are too
 * large. A transfer can be cancelled while it runs and retried after a failure.
 */
export function Upload(props: UploadProps) {
  const { label, send, accept, megabytes, isMultiple = false, showsSent } = props;
  const { t } = useTranslation();
  const { uploads, add, cancel, retry } = useUploads(send, megabytes, showsSent);
  const choose = (files: readonly File[]) => {
    if (isMultiple) return add(files);
    uploads.forEach((upload) => cancel(upload.id));
    add(files.slice(0, 1));
  };
  return (
    <div className={styles.upload}>
      <FileTarget {...{ label, accept, isMultiple }} id={props.id} onChoose={choose}>
        <span>{t('forms.upload.limit', { n: megabytes })}</span>
      </FileTarget>
      <ul>
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
