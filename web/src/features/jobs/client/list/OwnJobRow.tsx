import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Grid } from '../../../../components/layout/Grid';
import { jobStateOf } from '../../../../../../model/jobStateOf';
import { Button } from '../../../../components/buttons/Button';
import { Banner } from '../../../../components/feedback/Banner';
import type { ListedJobFragment } from '../../../../generated/storedJob';
import { formatDate } from '../../../../lib/format/formatDate';
import { paths } from '../../../../lib/paths';
import { ItemsNote } from '../../state/ItemsNote';
import { JobStateChip } from '../../state/JobStateChip';
import { isDiscardable } from '../../../../../../model/isDiscardable';
import { isUnchanged } from '../isUnchanged';
import styles from './OwnJobs.module.css';
import { useOwnJobActions } from './useOwnJobActions';

interface OwnJobRowProps {
  job: ListedJobFragment;
  /** The number of applications that were not withdrawn; undefined until it is known. */
  applicants: number | undefined;
  onConflict: () => void;
}

/** One job in an organization's list of its jobs. */
export function OwnJobRow({ job, applicants, onConflict }: OwnJobRowProps) {
  const { t } = useTranslation();
  const { refusal, isBusy, close, duplicate, discard } = useOwnJobActions(job, onConflict);
  const isPublic = jobStateOf({ ...job }) === 'PUBLIC';
  const { id, title } = job;
  return (
    <article className={styles.job} aria-busy={isBusy}>
      <Grid className={styles.words} gap={8} justify="start">
        <JobStateChip job={{ ...job }} />
        <h2>
          <Link to={paths.clientEditJob(id)} lang="ja">
            {title}
          </Link>
        </h2>
        <p className={styles.facts}>
          <Link to={paths.clientBoard(id)}>
            {applicants === undefined
              ? t('clientJobs.applicants')
              : t('clientJobs.applied', { n: applicants })}
          </Link>
          <Link to={paths.clientScouts(id)}>{t('scouting.title')}</Link>
          <span>{t('clientJobs.changed', { at: formatDate(job.updatedAt) })}</span>
          {isPublic && <Link to={paths.jobDetail(id)}>{t('clientJobs.openPublic')}</Link>}
        </p>
        {jobStateOf({ ...job }) === 'DRAFT' && job.reviewNote && (
          <Banner tone="waiting">
            {t('adminJobs.note')} <span lang="ja">{job.reviewNote}</span>
          </Banner>
        )}
        <ItemsNote job={job} />
        {isUnchanged(job) && <p className={styles.stale}>{t('clientJobs.unchanged')}</p>}
      </Grid>
      <div className={styles.actions}>
        <Link to={paths.clientEditJob(id)} aria-label={t('clientJobs.editOf', { title })}>
          {t('clientJobs.edit')}
        </Link>
        <Button
          size="small"
          disabled={isBusy}
          aria-label={t('clientJobs.duplicateOf', { title })}
          onClick={() => void duplicate()}
        >
          {t('clientJobs.duplicate')}
        </Button>
        {isDiscardable({ ...job }) && (
          <Button
            size="small"
            danger
            disabled={isBusy}
            aria-label={t('adminJobs.discard.of', { title })}
            onClick={() => void discard()}
          >
            {t('adminJobs.discard.open')}
          </Button>
        )}
        {isPublic && (
          <Button
            size="small"
            disabled={isBusy}
            aria-label={t('clientJobs.closeOf', { title })}
            onClick={() => void close()}
          >
            {t('clientJobs.close.open')}
          </Button>
        )}
      </div>
      {refusal && (
        <Banner tone="danger" isUrgent>
          {refusal}
        </Banner>
      )}
    </article>
  );
}
