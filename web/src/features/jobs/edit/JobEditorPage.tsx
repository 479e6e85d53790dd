import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Grid } from '../../../components/layout/Grid';
import { Stack } from '../../../components/layout/Stack';
import { Banner } from '../../../components/feedback/Banner';
import { PageHead } from '../../../components/page/PageHead';
import { jobStateOf } from '../../../../../model/jobStateOf';
import { ItemsNote } from '../state/ItemsNote';
import { isStaleJob } from '../state/isStaleJob';
import { JobStateChip } from '../state/JobStateChip';
import styles from './JobEditor.module.css';
import { type JobArea, jobAreas } from './jobAreas';
import { listMissing } from './posting/listMissing';
import type { EditedJob } from './store/EditedJob';

interface JobEditorPageProps {
  area: JobArea;
  title: string;
  /** The stored job; null for a new one. */
  job: EditedJob | null;
  children: ReactNode;
}

/**
 * The page around the editor of a job: its head and banners. One says until when a public job may
 * lack something. One appears if the job has been public for so long that it should be checked. One shows what the
 * author should change, if an administrator has returned the job.
 */
export function JobEditorPage({ area, title, job, children }: JobEditorPageProps) {
  const { t } = useTranslation();
  const { screenOf } = jobAreas[area];
  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        state={
          job ? (
            <Stack as="span" gap={[8, 12]} wrap align="center">
              <JobStateChip job={{ ...job }} />
              {screenOf ? (
                <Link to={screenOf(job.id)} lang="ja">
                  {job.title}
                </Link>
              ) : (
                <span lang="ja">{job.title}</span>
              )}
            </Stack>
          ) : (
            t(`jobEditor.lead.${area}`)
          )
        }
      />
      <Grid className={styles.notices} gap={12}>
        {job && <ItemsNote job={job} missing={listMissing(t, job)} />}
        {job && isStaleJob(job) && (
          <Banner tone="waiting">{t(area === 'admin' ? 'adminJobs.stale' : 'jobEditor.stale')}</Banner>
        )}
        {/* Once the author asks for the publication again, the reasons are answered. */}
        {job?.reviewNote && jobStateOf({ ...job }) === 'DRAFT' && (
          <Banner tone="waiting">
            {t('adminJobs.note')} <span lang="ja">{job.reviewNote}</span>
          </Banner>
        )}
      </Grid>
      {children}
    </div>
  );
}
