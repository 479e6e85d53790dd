import { useTranslation } from 'react-i18next';
import { FactsTable } from '../../../../components/description-list/DescriptionList';
import { salaryText } from '../../../../components/conditions/salaryText';
import { SkillTags } from '../../../../components/chips/SkillTags';
import { workloadText } from '../../../../components/conditions/workloadText';
import type { AdminApplicantQuery } from '../../../../generated/adminApplications';
import { ageOn } from '../ageOn';
import styles from './ApplicationDrawer.module.css';
import { CareerList } from './CareerList';

interface ApplicantSideProps {
  applicant: AdminApplicantQuery['getUser'];
  job: AdminApplicantQuery['getOpenJob'];
}

/** Who applies, and which of the job's skills they bring. */
export function ApplicantSide({ applicant, job }: ApplicantSideProps) {
  const { t, i18n } = useTranslation();
  if (!applicant) return null;
  const skills = applicant.skillTags ?? [];
  const asked = [...(job?.requiredSkillTags ?? []), ...(job?.welcomeSkillTags ?? [])].map(({ name }) => name);
  const matching = asked.filter((name) => skills.includes(name));
  const age = ageOn(applicant.birthDate);
  return (
    <section className={styles.side}>
      <h3>{t('adminApplies.drawer.talent')}</h3>
      <FactsTable
        facts={[
          [t('adminApplies.drawer.kana'), applicant.phoneticName],
          [t('adminApplies.drawer.mainJob'), applicant.mainJob?.name],
          [t('adminApplies.drawer.age'), age === null ? null : t('adminApplies.drawer.years', { n: age })],
          [t('adminApplies.drawer.hopes'), workloadText(applicant, t)],
          [t('adminApplies.drawer.salary'), applicant.salaryType && salaryText(applicant, t, i18n.language)],
          [
            t('adminApplies.drawer.location'),
            applicant.hopeLocationType && t(`pieces.location.${applicant.hopeLocationType}`),
          ],
          [
            t('adminApplies.drawer.matching'),
            matching.length > 0 && <SkillTags key="matching" names={matching} />,
          ],
          [
            t('adminApplies.drawer.skills'),
            skills.length > 0 && <SkillTags key="skills" names={skills} most={12} />,
          ],
          [
            t('adminApplies.drawer.histories'),
            <CareerList key="histories" histories={applicant.workHistories?.items ?? []} />,
          ],
        ]}
      />
    </section>
  );
}
