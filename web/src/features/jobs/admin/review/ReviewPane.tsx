import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { PageHead } from '../../../../components/page/PageHead';
import { Chip } from '../../../../components/chips/Chip';
import { Grid } from '../../../../components/layout/Grid';
import { Stack } from '../../../../components/layout/Stack';
import { useConfirm } from '../../../../components/overlays/useConfirm';
import { SplitPane } from '../../../../components/work/SplitPane';
import { useCatalogue } from '../../../../lib/catalogue/useCatalogue';
import { formatDateTime } from '../../../../lib/format/formatDateTime';
import { paths } from '../../../../lib/paths';
import { toast } from '../../../../lib/toast/toast';
import { jobFieldLabel } from '../../edit/jobFieldLabel';
import { checkPosting } from '../../edit/posting/checkPosting';
import { buildPreviewJob } from '../../edit/preview/buildPreviewJob';
import { PreviewTabs } from '../../edit/preview/PreviewTabs';
import type { EditedJob } from '../../edit/store/EditedJob';
import { toJobRecord } from '../../edit/store/toJobRecord';
import { useSkillTags } from '../../edit/store/useSkillTags';
import { describePublication } from '../../state/describePublication';
import { getJobFailureText } from '../../state/getJobFailureText';
import { jobChanges } from '../../state/jobChanges';
import { type JobChange, useChangeJob } from '../../state/useChangeJob';
import { listReasons } from './listReasons';
import { ReviewDecision } from './ReviewDecision';
import { ReviewDifference } from './ReviewDifference';
import styles from './Review.module.css';

interface ReviewPaneProps {
  job: EditedJob;
  /** The ids of all jobs that wait, the one that has waited longest first. */
  waiting: readonly string[];
  onConflict: () => void;
}

/**
 * One job that waits for its publication: what the rules and the reviewer find and what the author changed on one side,
 * the job as others will see it on the other. After the decision the next job is shown.
 */
export function ReviewPane({ job, waiting, onConflict }: ReviewPaneProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const confirm = useConfirm();
  const change = useChangeJob();
  const catalogue = useCatalogue();
  const { nameOf: tagName } = useSkillTags(catalogue, job);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { values } = toJobRecord(job);
  const organization = job.organization ?? (job.organizationName ? { name: job.organizationName } : null);
  const names = { organization, tagName };
  // No stored job: what was accepted for an earlier publication is shown to the reviewer again.
  const check = checkPosting(values, null, names);
  const place = waiting.indexOf(job.id);
  const after = waiting[place + 1] ?? waiting.find((id) => id !== job.id);
  const decide = async (input: JobChange, done: 'published' | 'sentBack') => {
    setIsBusy(true);
    setRefusal(null);
    const failure = await change(job, input);
    setIsBusy(false);
    if (failure) setRefusal(getJobFailureText(t, failure));
    if (failure?.kind === 'Conflict') onConflict();
    if (failure) return;
    toast.success(t(`adminJobs.done.${done}`));
    void navigate(paths.adminReviewJob(after ?? 'next'), { replace: true });
  };
  const publish = async () => {
    const fields = [...new Set(check.names.map(({ field }) => jobFieldLabel(t, field)))];
    const isRevealing = fields.length > 0;
    const about = describePublication(job, t);
    const isSure = await confirm({
      title: t(isRevealing ? 'jobEditor.hiddenName.title' : 'adminJobs.publish.title'),
      content: isRevealing
        ? `${t('adminJobs.review.revealing', { fields: fields.join(t('common.join')) })} ${about}`
        : about,
      confirm: t(isRevealing ? 'jobEditor.hiddenName.accept' : 'adminJobs.publish.submit'),
    });
    if (isSure)
      await decide({ ...jobChanges.publish, ...(isRevealing && { acceptsHiddenName: true }) }, 'published');
  };
  return (
    <Grid gap={16}>
      <PageHead
        title={job.title ?? ''}
        state={
          <Stack as="span" gap={[8, 12]} wrap align="center">
            {job.isHideOrganizationName && <Chip tone="quiet">{t('adminJobs.hiddenName')}</Chip>}
            <span lang="ja">{job.organizationName}</span>
            {job.reviewRequestedAt && (
              <span>{t('adminJobs.review.asked', { at: formatDateTime(job.reviewRequestedAt) })}</span>
            )}
            {place >= 0 && <span>{t('adminJobs.review.place', { n: place + 1, of: waiting.length })}</span>}
          </Stack>
        }
        action={
          <Stack gap={16} wrap align="center">
            <Link to={paths.adminJob(job.id)}>{t('adminJobs.detail')}</Link>
            <Link to={paths.adminEditJob(job.id)}>{t('adminJobs.edit')}</Link>
            {after && <Link to={paths.adminReviewJob(after)}>{t('adminJobs.review.skip')}</Link>}
          </Stack>
        }
      />
      <SplitPane
        start={
          <Grid gap={32} className={styles.side}>
            <ReviewDecision
              reasons={listReasons(t, check)}
              isBusy={isBusy}
              refusal={refusal}
              onReturn={(note) => void decide(jobChanges.sendBack(note), 'sentBack')}
              onPublish={() => void publish()}
            />
            <section className={styles.difference}>
              <h2>{t('adminJobs.review.difference')}</h2>
              {job.reviewNote && (
                <p lang="ja" className={styles.note}>
                  {t('adminJobs.note')} {job.reviewNote}
                </p>
              )}
              <ReviewDifference id={job.id} />
            </section>
          </Grid>
        }
        end={
          <section className={styles.side} data-end>
            <h2>{t('jobEditor.preview.title')}</h2>
            <PreviewTabs jobFor={(viewer) => buildPreviewJob(values, job, { catalogue, ...names }, viewer)} />
          </section>
        }
      />
    </Grid>
  );
}
