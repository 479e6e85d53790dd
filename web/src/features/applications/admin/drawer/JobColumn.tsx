import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DescriptionList } from '../../../../components/description-list/DescriptionList';
import { getOrganizationName } from '../../../../entities/job/getOrganizationName';
import { formatPlace } from '../../../../entities/job/formatPlace';
import { formatSalary } from '../../../../components/conditions/formatSalary';
import { SkillTags } from '../../../../components/chips/SkillTags';
import { formatWorkload } from '../../../../components/conditions/formatWorkload';
import type { AdminApplicantQuery } from '../../../../generated/adminApplications';
import { paths } from '../../../../lib/paths';
import styles from './ApplicationDrawer.module.css';

/** Shows the job in the drawer of an application. */
export function JobColumn({ job }: { job: AdminApplicantQuery['getOpenJob'] }) {
  const { t, i18n } = useTranslation();
  if (!job) return null;
  const names = (tags: { name: string }[] | null) =>
    tags && tags.length > 0 && <SkillTags names={tags.map(({ name }) => name)} />;
  return (
    <section className={styles.side}>
      <h2>{t('applications.drawer.job')}</h2>
      <p>
        <Link to={paths.jobDetail(job.id)}>{job.title}</Link>
      </p>
      <DescriptionList
        items={[
          [t('applications.column.organization'), getOrganizationName(job, t)],
          [t('jobs.show.salary'), formatSalary(job, t, i18n.language)],
          [t('jobs.show.workType'), job.workType && t(`common.workType.${job.workType}`)],
          [t('jobs.show.workload'), formatWorkload(job, t)],
          [t('jobs.show.place'), formatPlace(job, t)],
          [t('applications.column.consultant'), job.consultantName],
          [t('applications.drawer.required'), names(job.requiredSkillTags)],
          [t('applications.drawer.welcome'), names(job.welcomeSkillTags)],
        ]}
      />
    </section>
  );
}
