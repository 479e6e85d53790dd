import { useTranslation } from 'react-i18next';
import { DescriptionList } from '../../../../components/description-list/DescriptionList';
import { formatSalary } from '../../../../components/conditions/formatSalary';
import { SkillTags } from '../../../../components/chips/SkillTags';
import { formatWorkload } from '../../../../components/conditions/formatWorkload';
import type { AdminApplicantQuery } from '../../../../generated/adminApplications';
import { findMatchReasons } from '../../../../entities/job/match/findMatchReasons';
import { MatchList } from '../../../../entities/job/match/MatchList';
import { computeAge } from '../../../../lib/format/computeAge';
import styles from './ApplicationDrawer.module.css';

type Applicant = NonNullable<AdminApplicantQuery['getUser']>;

interface CareerListProps {
  histories: NonNullable<Applicant['workHistories']>['items'];
}

/** Lists the applicant's career: organization, position and period of each entry, the latest start first. */
function CareerList({ histories }: CareerListProps) {
  const { t } = useTranslation();
  if (histories.length === 0) return t('applications.drawer.noHistories');
  const month = (date: string | null) => date?.slice(0, 7).replace('-', '/') ?? '';
  const sorted = [...histories].sort((a, b) => (b.startDate ?? '').localeCompare(a.startDate ?? ''));
  return (
    <ul className={styles.histories}>
      {sorted.map(({ id, organizationName, position, startDate, endDate, isContinuation }) => (
        <li key={id}>
          {[organizationName, position].filter(Boolean).join(t('common.join'))}
          <small>
            {month(startDate)}〜{isContinuation ? t('applications.drawer.now') : month(endDate)}
          </small>
        </li>
      ))}
    </ul>
  );
}

interface ApplicantColumnProps {
  applicant: AdminApplicantQuery['getUser'];
  job: AdminApplicantQuery['getOpenJob'];
}

/**
 * Shows the applicant in the drawer of an application, and how well the job fits their preferences, point by
 * point.
 */
export function ApplicantColumn({ applicant, job }: ApplicantColumnProps) {
  const { t, i18n } = useTranslation();
  if (!applicant) return null;
  const skills = applicant.skillTags ?? [];
  const reasons = job ? findMatchReasons(applicant, job) : [];
  const age = applicant.birthDate ? computeAge(applicant.birthDate, new Date()) : null;
  return (
    <section className={styles.side}>
      <h2>{t('applications.drawer.talent')}</h2>
      {reasons.length > 0 && (
        <div className={styles.match}>
          <h3>{t('applications.drawer.match')}</h3>
          <p>
            {t('applications.drawer.matchSum', {
              n: reasons.filter(({ fits }) => fits).length,
              of: reasons.length,
            })}
          </p>
          <MatchList reasons={reasons} />
        </div>
      )}
      <DescriptionList
        items={[
          [t('applications.drawer.kana'), applicant.phoneticName],
          [t('applications.drawer.mainJob'), applicant.mainJob?.name],
          [t('applications.drawer.age'), age === null ? null : t('applications.drawer.years', { n: age })],
          [t('applications.drawer.hopes'), formatWorkload(applicant, t)],
          [
            t('applications.drawer.salary'),
            applicant.salaryType && formatSalary(applicant, t, i18n.language),
          ],
          [
            t('applications.drawer.location'),
            applicant.hopeLocationType && t(`common.location.${applicant.hopeLocationType}`),
          ],
          [
            t('applications.drawer.skills'),
            skills.length > 0 && <SkillTags key="skills" names={skills} most={12} />,
          ],
          [
            t('applications.drawer.histories'),
            <CareerList key="histories" histories={applicant.workHistories?.items ?? []} />,
          ],
        ]}
      />
    </section>
  );
}
