import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DescriptionList } from '../../../../components/description-list/DescriptionList';
import { organizationText } from '../../../../entities/job/organizationText';
import { placeText } from '../../../../entities/job/placeText';
import { salaryText } from '../../../../components/conditions/salaryText';
import { SkillTags } from '../../../../components/chips/SkillTags';
import { workloadText } from '../../../../components/conditions/workloadText';
import type { AdminApplicantQuery } from '../../../../generated/adminApplications';
import { paths } from '../../../../lib/paths';
import styles from './ApplicationDrawer.module.css';

/** The job that the application is for. */
export function JobColumn({ job }: { job: AdminApplicantQuery['getOpenJob'] }) {
  const { t, i18n } = useTranslation();
  if (!job) return null;
  const names = (tags: { name: string }[] | null) =>
    tags && tags.length > 0 && <SkillTags names={tags.map(({ name }) => name)} />;
  return (
    <section className={styles.side}>
      <h3>{t('applications.drawer.job')}</h3>
      <p>
        <Link to={paths.jobDetail(job.id)}>{job.title}</Link>
      </p>
      <DescriptionList
        items={[
          [t('applications.column.organization'), organizationText(job, t)],
          [t('jobs.show.salary'), salaryText(job, t, i18n.language)],
          [t('jobs.show.workType'), job.workType && t(`common.workType.${job.workType}`)],
          [t('jobs.show.workload'), workloadText(job, t)],
          [t('jobs.show.place'), placeText(job, t)],
          [t('applications.column.consultant'), job.consultantName],
          [t('applications.drawer.required'), names(job.requiredSkillTags)],
          [t('applications.drawer.welcome'), names(job.welcomeSkillTags)],
        ]}
      />
    </section>
  );
}
