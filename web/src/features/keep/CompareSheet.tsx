import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { getOrganizationName } from '../../entities/job/getOrganizationName';
import { formatPlace } from '../../entities/job/formatPlace';
import { formatSalary } from '../../components/conditions/formatSalary';
import { getSkillNames } from '../../entities/job/getSkillNames';
import { SkillTags } from '../../components/chips/SkillTags';
import { formatWorkload } from '../../components/conditions/formatWorkload';
import { Sheet } from '../../components/overlays/Sheet';
import type { JobCardFragment } from '../../generated/jobCard';
import { formatDate } from '../../lib/format/formatDate';
import { paths } from '../../lib/paths';
import styles from './CompareSheet.module.css';

interface CompareSheetProps {
  jobs: JobCardFragment[];
  onClose: () => void;
}

/** A sheet that compares kept jobs in a table: jobs as columns, conditions as rows. */
export function CompareSheet({ jobs, onClose }: CompareSheetProps) {
  const { t, i18n } = useTranslation();
  const rows: [string, (job: JobCardFragment) => ReactNode][] = [
    [t('keep.compareTable.salary'), (job) => <strong>{formatSalary(job, t, i18n.language)}</strong>],
    [t('keep.compareTable.workType'), (job) => job.workType && t(`common.workType.${job.workType}`)],
    [t('keep.compareTable.workload'), (job) => formatWorkload(job, t)],
    [t('keep.compareTable.place'), (job) => formatPlace(job, t)],
    [t('keep.compareTable.organization'), (job) => getOrganizationName(job, t)],
    [t('keep.compareTable.job'), (job) => job.job?.name],
    [t('keep.compareTable.skills'), (job) => <SkillTags names={getSkillNames(job)} />],
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
                  <Link to={paths.jobDetail(job.id)} lang="ja">
                    {job.title}
                  </Link>
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
