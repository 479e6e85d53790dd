import { useTranslation } from 'react-i18next';
import { DescriptionList } from '../../../components/description-list/DescriptionList';
import { formatPlace } from '../../../entities/job/formatPlace';
import { formatSalary } from '../../../components/conditions/formatSalary';
import { formatWorkload } from '../../../components/conditions/formatWorkload';
import { formatDate } from '../../../lib/format/formatDate';
import type { ShownJob } from './ShownJob';
import styles from './JobFacts.module.css';

export function JobFacts({ job }: { job: ShownJob }) {
  const { t, i18n } = useTranslation();
  return (
    <section>
      <h2 className={styles.heading}>{t('jobs.show.facts')}</h2>
      <DescriptionList
        paired
        items={[
          [t('jobs.show.salary'), <strong key="salary">{formatSalary(job, t, i18n.language)}</strong>],
          [t('jobs.show.workType'), job.workType && t(`common.workType.${job.workType}`)],
          [t('jobs.show.workload'), formatWorkload(job, t)],
          [t('jobs.show.place'), <Place key="place" job={job} />],
          [t('jobs.show.category'), job.job?.name],
          [t('jobs.show.consultant'), job.consultantName],
          [t('jobs.show.publishedAt'), formatDate(job.publishedAt)],
        ]}
      />
    </section>
  );
}

function Place({ job }: { job: ShownJob }) {
  const { t } = useTranslation();
  return (
    <>
      {formatPlace(job, t)}
      {job.baseLocationDetail && <div className={styles.detail}>{job.baseLocationDetail}</div>}
    </>
  );
}
