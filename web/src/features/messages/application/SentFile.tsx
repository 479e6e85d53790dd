import PaperClipOutlined from '@ant-design/icons/PaperClipOutlined';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../entities/file/FileButton';
import styles from './Application.module.css';

interface SentFileProps {
  file: { id: string; filename: string | null };
  isOpenable: boolean;
}

/** A file that was sent with an application, with a button to open it while the application is open to the reader. */
export function SentFile({ file: { id, filename }, isOpenable }: SentFileProps) {
  const { t } = useTranslation();
  const name = filename ?? t('relation.files');
  return (
    <span className={styles.file}>
      <PaperClipOutlined aria-hidden />
      <span lang="ja">{name}</span>
      {isOpenable && (
        <FileButton
          {...{ type: 'USER_RESUME', id, field: 'file', filename: name }}
          missing={t('relation.fileGone', { filename: name })}
        />
      )}
    </span>
  );
}
