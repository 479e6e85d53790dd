import { useTranslation } from 'react-i18next';
import { ApplicationMini } from '../../entities/application/ApplicationMini';
import { JobCard } from '../../entities/job/JobCard';
import { JobCord } from '../../entities/job/match/JobCord';
import { getJobState } from '../../entities/job/getJobState';
import { KeepButton } from '../../entities/job/keep/KeepButton';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/buttons/Button';
import type { KeptJobFragment } from '../../generated/keptJobs';
import { paths } from '../../lib/paths';
import styles from './KeepScreen.module.css';
import type { Comparison } from './useComparison';
import { Chip } from '../../components/chips/Chip';

interface ClosedKeepProps {
  title: string | null;
  onRemove: () => void;
}

/** A kept job that has been closed. Only its title is shown. */
function ClosedKeep({ title, onRemove }: ClosedKeepProps) {
  const { t } = useTranslation();
  const name = title ?? t('keep.goneTitle');
  return (
    <article className={styles.gone}>
      <div>
        <Chip tone="quiet">{t('common.state.closed')}</Chip>
        <strong lang={title ? 'ja' : undefined}>{name}</strong>
        <small>{t('keep.gone')}</small>
      </div>
      <Button look="text" aria-label={t('keep.removeOf', { title: name })} onClick={onRemove}>
        {t('keep.remove')}
      </Button>
    </article>
  );
}

interface KeptCardProps {
  kept: KeptJobFragment;
  comparison: Comparison;
  onRemove: () => void;
}

export function KeptCard({ kept: { openJob }, comparison, onRemove }: KeptCardProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (!openJob || getJobState(openJob) === 'closed') {
    return <ClosedKeep title={openJob?.title ?? null} onRemove={onRemove} />;
  }
  const title = openJob.title ?? '';
  const isChosen = comparison.has(openJob.id);
  const canApply = getJobState(openJob) !== 'applied';
  return (
    <JobCard
      job={openJob}
      to={paths.jobDetail(openJob.id)}
      showOpen
      match={<JobCord job={openJob} />}
      aside={<KeepButton kept title={title} onToggle={onRemove} />}
      footer={
        <>
          <label className={styles.compareCheck}>
            <input
              type="checkbox"
              aria-label={t('keep.compareOf', { title })}
              checked={isChosen}
              disabled={!isChosen && comparison.isFull}
              onChange={() => comparison.toggle(openJob.id)}
            />
            {t('keep.compareWord')}
          </label>
          {canApply ? (
            <Button onClick={() => void navigate(paths.jobDetail(openJob.id, { apply: true }))}>
              {t('keep.apply')}
            </Button>
          ) : (
            openJob.myApply?.type && <ApplicationMini type={openJob.myApply.type} />
          )}
        </>
      }
    />
  );
}
