import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { organizationText } from '../../entities/job/organizationText';
import { placeText } from '../../entities/job/placeText';
import { salaryText } from '../../components/conditions/salaryText';
import { skillNames } from '../../entities/job/skillNames';
import { SkillTags } from '../../components/chips/SkillTags';
import { workloadText } from '../../components/conditions/workloadText';
import { Sheet } from '../../components/overlays/Sheet';
import type { JobCardFragment } from '../../generated/jobCard';
import { formatDate } from '../../lib/format/formatDate';
import { paths } from '../../lib/paths';
import styles from './CompareSheet.module.css';

interface CompareSheetProps {
  jobs: JobCardFragment[];
  onClose: () => void;
}

/** Jobs as columns, conditions as rows. */
export function CompareSheet({ jobs, onClose }: CompareSheetProps) {
  const { t, i18n } = useTranslation();
  const rows: [string, (job: JobCardFragment) => ReactNode][] = [
    [t('keep.compareTable.salary'), (job) => <strong>{salaryText(job, t, i18n.language)}</strong>],
    [t('keep.compareTable.workType'), (job) => job.workType && t(`common.workType.${job.workType}`)],
    [t('keep.compareTable.workload'), (job) => workloadText(job, t)],
    [t('keep.compareTable.place'), (job) => placeText(job, t)],
    [t('keep.compareTable.organization'), (job) => organizationText(job, t)],
    [t('keep.compareTable.job'), (job) => job.job?.name],
    [t('keep.compareTable.skills'), (job) => <SkillTags names={skillNames(job)} />],
    [t('keep.compareTable.publishedAt'), (job) => formatDate(job.publishedAt)],
  ];
  return (
    <Sheet open title={t('keep.compareTitle')} onClose={onClose} width={960}>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('keep.compareTitle')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {jobs.map((job) => (
                <th key={job.id} scope="col">
                  <Link to={paths.jobDetail(job.id)}>{job.title}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, valueOf]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {jobs.map((job) => (
                  <td key={job.id}>{valueOf(job) ?? '—'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}
