import { Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../../components/chips/Chip';
import { MatchList } from '../../../../entities/job/match/MatchList';
import styles from './ClientUser.module.css';
import type { MatchedJob } from './sortByMatch';

interface JobChoiceProps {
  jobs: readonly MatchedJob<{ id: string; title: string | null }>[];
  /** The ids of the jobs to which the talent has applied already, which are not offered. */
  appliedTo: readonly string[];
  /** The ids of the jobs for which the talent is scouted already, which are not offered again. */
  scoutedFor: readonly string[];
  recommendedFor: readonly string[];
  value?: string;
  onChange?: (id: string) => void;
}

/**
 * A form control in which a member of an organization chooses one of several jobs. Below each job are the
 * points on which it fits the talent or differs.
 */
export function JobChoice({ jobs, appliedTo, scoutedFor, recommendedFor, value, onChange }: JobChoiceProps) {
  const { t } = useTranslation();
  return (
    <Radio.Group
      className={styles.jobs}
      aria-label={t('clientTalent.offer.job')}
      value={value}
      onChange={({ target }) => onChange?.(target.value as string)}
    >
      {jobs.map(({ job, reasons }) => (
        <Radio key={job.id} value={job.id} disabled={[...appliedTo, ...scoutedFor].includes(job.id)}>
          <strong lang="ja">{job.title}</strong>
          {appliedTo.includes(job.id) && <Chip tone="done">{t('scouting.marks.applied')}</Chip>}
          {scoutedFor.includes(job.id) && <Chip tone="primary">{t('scouting.marks.scouted')}</Chip>}
          {recommendedFor.includes(job.id) && <Chip tone="quiet">{t('scouting.marks.recommended')}</Chip>}
          {reasons.length > 0 && <MatchList reasons={reasons} />}
        </Radio>
      ))}
    </Radio.Group>
  );
}
