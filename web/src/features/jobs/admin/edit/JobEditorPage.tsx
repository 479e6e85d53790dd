import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Banner } from '../../../../components/feedback/Banner';
import { PageHead } from '../../../../components/page/PageHead';
import { paths } from '../../../../lib/paths';
import { isStaleJob } from '../state/isStaleJob';
import { JobStateChip } from '../state/JobStateChip';
import styles from './JobEditor.module.css';
import type { EditedJob } from './store/EditedJob';

interface JobEditorPageProps {
  title: string;
  /** The stored job; null for a new one. */
  job: EditedJob | null;
  children: ReactNode;
}

/**
 * The page around the job editor: title and state of the job, and above the editor a notice if the job has
 * been public for too long, and the note with which it was returned.
 */
export function JobEditorPage({ title, job, children }: JobEditorPageProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        state={
          job ? (
            <span className={styles.state}>
              <JobStateChip job={{ ...job }} />
              <Link to={paths.adminJob(job.id)} lang="ja">
                {job.title}
              </Link>
            </span>
          ) : (
            t('jobEditor.lead')
          )
        }
      />
      <div className={styles.notices}>
        {job && isStaleJob(job) && <Banner tone="waiting">{t('adminJobs.stale')}</Banner>}
        {job?.reviewNote && (
          <Banner tone="waiting">
            {t('adminJobs.note')} <span lang="ja">{job.reviewNote}</span>
          </Banner>
        )}
      </div>
      {children}
    </div>
  );
}
