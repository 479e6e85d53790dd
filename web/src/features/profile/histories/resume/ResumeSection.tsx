import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../components/layout/Grid';
import { Button } from '../../../../components/buttons/Button';
import { getUploadLimits } from '../../../../components/forms/getUploadLimits';
import { Upload } from '../../../../components/forms/Upload';
import type { SendFile } from '../../../../components/forms/useUploads';
import { SharedTo } from '../../../../entities/profile/SharedTo';
import { AddResumeDocument, DeleteResumeDocument } from '../../../../generated/editQualifications';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { FileRefused } from '../../../../lib/files/FileRefused';
import { useSendFile } from '../../../../lib/files/useSendFile';
import { formatDate } from '../../../../lib/format/formatDate';
import careerStyles from '../../career/Career.module.css';
import { FileButton } from '../../../../entities/file/FileButton';
import { Section } from '../../career/Section';
import styles from '../list/List.module.css';
import type { Career, ReadCareer } from '../useCareer';
import { useDelete } from '../useDelete';
import { useSend } from '../useSend';

interface ResumeSectionProps {
  sub: string;
  profile: Career;
  read: ReadCareer;
}

/** The section with the talent's CVs. A chosen file is uploaded and stored at once. */
export function ResumeSection({ sub, profile, read }: ResumeSectionProps) {
  const { t } = useTranslation();
  const send = useSend();
  const remove = useDelete(read);
  const sendFile = useSendFile('RESUME');
  const sendAndStore: SendFile = async (file, options) => {
    const key = await sendFile(file, options);
    options.signal.throwIfAborted();
    const input = { userID: sub, file: key, filename: file.name, fileType: file.type };
    await send(AddResumeDocument, { input }).catch((error: unknown) => {
      throw classifyFailure(error).kind === 'Conflict' ? new FileRefused('noRoom') : error;
    });
    await read().catch(() => undefined);
  };
  const resumes = profile.resumes?.items ?? [];
  return (
    <Section
      title={t('histories.resume.title')}
      lead={
        <>
          <SharedTo field="resumes" profile={{ ...profile }} />
          <div>{t('histories.resume.lead')}</div>
        </>
      }
    >
      {resumes.length === 0 && <p>{t('histories.resume.empty')}</p>}
      <Grid as="ul" gap={16} aria-label={t('histories.resume.title')}>
        {resumes.map(({ id, filename, createdAt }) => (
          <li key={id} className={styles.card}>
            <div className={careerStyles.facts}>
              <h3>{filename}</h3>
              <p className={careerStyles.note}>
                {t('histories.resume.sentOn', { date: formatDate(createdAt) })}
              </p>
            </div>
            <div className={styles.actions}>
              <FileButton type="USER_RESUME" id={id} field="file" filename={filename ?? ''} />
              <Button
                size="small"
                look="text"
                aria-label={t('histories.deleteOf', { name: filename })}
                onClick={() =>
                  void remove({
                    name: filename ?? '',
                    content: t('histories.delete.resume'),
                    run: () => send(DeleteResumeDocument, { id }),
                  })
                }
              >
                {t('histories.delete.confirm')}
              </Button>
            </div>
          </li>
        ))}
      </Grid>
      <Upload
        isMultiple
        label={t('histories.resume.title')}
        {...getUploadLimits('RESUME')}
        showsSent={false}
        send={sendAndStore}
      />
    </Section>
  );
}
