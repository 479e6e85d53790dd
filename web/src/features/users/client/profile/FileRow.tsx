import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../../entities/file/FileButton';
import styles from './ClientUser.module.css';

interface FileRowProps {
  type: 'USER_RESUME' | 'WORK_HISTORY_ACHIEVEMENT_RESUME';
  id: string;
  filename: string;
  /** When the talent uploaded the file, as a date in words. */
  at?: string;
}

/** A document of a talent with a button that downloads it. */
export function FileRow({ type, id, filename, at }: FileRowProps) {
  const { t } = useTranslation();
  return (
    <li>
      <span lang="ja">{filename}</span>
      <span className={styles.action}>
        {at && <small>{at}</small>}
        <FileButton
          {...{ type, id, filename }}
          field="file"
          missing={t('clientTalent.files.gone', { filename })}
        />
      </span>
    </li>
  );
}
