import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../components/layout/Grid';
import { Button } from '../../../../components/buttons/Button';
import { Banner } from '../../../../components/feedback/Banner';
import { TalentPicker } from '../../../../entities/talent/TalentPicker';
import { UpdateOpenJobLimits } from '../../../../generated/limits';
import { toast } from '../../../../lib/toast/toast';
import { getJobFailureText } from '../../state/getJobFailureText';
import { useChangeJob } from '../../state/useChangeJob';
import type { DetailedJob } from './DetailedJob';
import styles from './JobDetail.module.css';

/**
 * The owners of a job. Administrators add them by name, and remove them. Owners work for the job like its consultants: they
 * read its applications and are in the conversations of new ones. A person who is removed loses that at once.
 */
export function JobOwners({ job }: { job: DetailedJob }) {
  const { t } = useTranslation();
  const change = useChangeJob();
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    const failure = await change(job, { owners: [...(chosen ?? [])] });
    setIsBusy(false);
    setRefusal(failure && getJobFailureText(t, failure));
    if (failure) return;
    setChosen(null);
    toast.success(t('adminJobs.owners.saved'));
  };
  return (
    <Grid as="section" className={styles.owners} gap={8} aria-label={t('adminJobs.field.owners')}>
      <h2>{t('adminJobs.field.owners')}</h2>
      <p>{t('adminJobs.owners.hint')}</p>
      {refusal && <Banner tone="danger">{refusal}</Banner>}
      <TalentPicker
        aria-label={t('adminJobs.field.owners')}
        most={UpdateOpenJobLimits.owners}
        value={chosen ?? job.owners ?? []}
        onChange={setChosen}
      />
      <div>
        <Button disabled={chosen === null || isBusy} onClick={() => void save()}>
          {t('adminJobs.owners.save')}
        </Button>
      </div>
    </Grid>
  );
}
