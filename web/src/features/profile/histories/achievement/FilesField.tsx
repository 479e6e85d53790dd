import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../components/layout/Grid';
import { Button } from '../../../../components/buttons/Button';
import { getUploadLimits } from '../../../../components/forms/getUploadLimits';
import { PictureField } from '../../../../components/forms/PictureField';
import { Upload } from '../../../../components/forms/Upload';
import type { SendFile } from '../../../../components/forms/useUploads';
import { FileRefused } from '../../../../lib/files/FileRefused';
import { localCopies } from '../../../../lib/files/localCopies';
import { useSendFile } from '../../../../lib/files/useSendFile';
import type { AchievementValues, EditedFile } from './AchievementValues';
import styles from './Rows.module.css';

interface FilesFieldProps {
  value?: readonly EditedFile[];
  onChange?: (files: EditedFile[]) => void;
  id?: string;
  /** The maximum number of files of the achievement. */
  most: number;
}

/**
 * A form field for the files of an achievement, each with an optional thumbnail. A chosen file is uploaded at
 * once, but becomes part of the achievement only when the form is saved.
 */
export function FilesField({ value = [], onChange, id, most }: FilesFieldProps) {
  const { t } = useTranslation();
  const form = Form.useFormInstance<AchievementValues>();
  const sendFile = useSendFile('ACHIEVEMENT_FILE');
  const sendThumbnail = useSendFile('ACHIEVEMENT_THUMBNAIL');
  const sendAndAdd: SendFile = async (file, options) => {
    const current = () => (form.getFieldValue('uploads') as EditedFile[] | undefined) ?? [];
    if (current().length >= most) throw new FileRefused('noRoom');
    const key = await sendFile(file, options);
    if (options.signal.aborted) return;
    const added = { file: key, filename: file.name, fileType: file.type, thumbnail: null };
    onChange?.([...current(), added]);
  };
  const change = (index: number, thumbnail: string | null) =>
    onChange?.(value.map((one, at) => (at === index ? { ...one, thumbnail } : one)));
  return (
    <Grid className={styles.rows} gap={12} justify="start">
      <ul className={styles.files} aria-label={t('histories.field.uploads')}>
        {value.map(({ file, filename, thumbnail }, index) => (
          <li key={file}>
            <div className={styles.name}>
              <span>{filename}</span>
              <Button
                size="small"
                look="text"
                aria-label={t('histories.file.remove', { filename })}
                onClick={() => onChange?.(value.filter((_, at) => at !== index))}
              >
                {t('histories.file.removeShort')}
              </Button>
            </div>
            <p>{t('histories.file.thumbnailHelp')}</p>
            <PictureField
              label={t('histories.file.thumbnailOf', { filename })}
              purpose="ACHIEVEMENT_THUMBNAIL"
              send={sendThumbnail}
              value={thumbnail}
              onChange={(key) => change(index, key)}
            >
              {(key) => <Thumbnail thumbnail={key} />}
            </PictureField>
          </li>
        ))}
      </ul>
      <div>
        <Upload
          id={id}
          isMultiple
          label={t('histories.field.uploads')}
          {...getUploadLimits('ACHIEVEMENT_FILE')}
          showsSent={false}
          send={sendAndAdd}
        />
      </div>
    </Grid>
  );
}

/**
 * Shows a thumbnail that was uploaded since the page was loaded. For an older one, a text says that there is
 * a thumbnail.
 */
function Thumbnail({ thumbnail }: { thumbnail: string | null }) {
  const { t } = useTranslation();
  const url = thumbnail && localCopies.urlOf(thumbnail);
  if (url) return <img src={url} alt="" className={styles.picture} />;
  return thumbnail && <span>{t('histories.file.hasThumbnail')}</span>;
}
