import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../components/layout/Stack';
import { Button } from '../../../components/buttons/Button';
import { KeepButton } from '../../../entities/job/keep/KeepButton';
import { getJobState } from '../../../entities/job/getJobState';
import { formatPlace } from '../../../entities/job/formatPlace';
import { formatSalary } from '../../../components/conditions/formatSalary';
import { formatWorkload } from '../../../components/conditions/formatWorkload';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { useKeepToggle } from '../../../entities/job/keep/useKeepToggle';
import { loadable } from '../../../lib/loadable/loadable';
import styles from './JobActions.module.css';
import { JobIndex } from './JobIndex';
import { ShareButtons } from './ShareButtons';
import type { ShownJob } from './ShownJob';
import { useApplyIntent } from './useApplyIntent';

const ApplySheet = loadable(async () => (await import('../apply/ApplySheet')).ApplySheet);
const WithdrawButton = loadable(
  async () => (await import('../../../entities/application/WithdrawButton')).WithdrawButton,
);

/**
 * The buttons to apply to a job, keep it and share it, or to withdraw an application, below the job's title,
 * salary, place, workload and number of selection steps, and above the links to its sections. They are at the
 * side of the page on wide screens and at the bottom on phones.
 */
export function JobActions({ job }: { job: ShownJob }) {
  const { t, i18n } = useTranslation();
  const toggleKeep = useKeepToggle();
  const { isApplying, apply, stop } = useApplyIntent(job);
  const [wasOpened, setWasOpened] = useState(false);
  if (isApplying && !wasOpened) setWasOpened(true);
  const state = getJobState(job);
  const signedIn = useSignedIn() !== null;
  const steps = job.selectionProcesses?.items.length ?? 0;
  return (
    <aside data-screen-only className={`${styles.actions} ${signedIn ? styles.signedIn : ''}`}>
      <div className={styles.summary}>
        <p lang="ja">{job.title}</p>
        <strong>{formatSalary(job, t, i18n.language)}</strong>
        {[formatPlace(job, t), formatWorkload(job, t), steps > 0 && t('jobs.show.steps', { n: steps })]
          .filter((text) => typeof text === 'string')
          .map((text) => (
            <span key={text}>{text}</span>
          ))}
      </div>
      <div className={styles.buttons} data-applied={state === 'applied'}>
        {state !== 'applied' && (
          <Button look="primary" size="large" className={styles.apply} onClick={apply}>
            {t(state === 'withdrawn' ? 'jobs.show.applyAgain' : 'jobs.show.apply')}
          </Button>
        )}
        <KeepButton
          labelled
          kept={job.myFavorite?.isFavorite === true}
          title={job.title ?? ''}
          onToggle={() => void toggleKeep(job)}
        />
      </div>
      <Stack gap={4} wrap>
        <ShareButtons title={job.title ?? ''} />
        {state === 'applied' && job.myApply && <WithdrawButton application={job.myApply} />}
      </Stack>
      <JobIndex job={job} />
      {wasOpened && <ApplySheet job={job} open={isApplying} onClose={stop} />}
    </aside>
  );
}
