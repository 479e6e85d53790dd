import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/chips/Chip';
import { formatSalary } from '../../components/conditions/formatSalary';
import { SkillTags } from '../../components/chips/SkillTags';
import { formatWorkload } from '../../components/conditions/formatWorkload';
import { GeneratedAvatar } from '../../components/avatars/GeneratedAvatar';
import type { OfferedTalentFragment } from '../../generated/talentCard';
import styles from './TalentCard.module.css';

/**
 * A card that shows a talent to organizations. It has the name that the talent has chosen for organizations
 * or, without one, their initials, and no contact data.
 */
export function TalentCard({ talent }: { talent: OfferedTalentFragment }) {
  const { t, i18n } = useTranslation();
  const { appetiteToChangeJobs: change, appetiteToSideWork: side, hopeLocationType, evaluationAvg } = talent;
  const name = talent.nameForClient || talent.nameInitial || t('users.client.unnamed');
  const facts: [string, string | null | undefined][] = [
    [t('users.facet.appetiteToChangeJobs'), change && t(`users.appetite.${change}`)],
    [t('users.facet.appetiteToSideWork'), side && t(`users.appetite.${side}`)],
    [t('users.drawer.workload'), formatWorkload(talent, t)],
    [t('users.drawer.salary'), talent.salaryType && formatSalary(talent, t, i18n.language)],
    [t('users.facet.hopeLocationType'), hopeLocationType && t(`common.location.${hopeLocationType}`)],
  ];
  return (
    <article className={styles.card}>
      <header>
        <GeneratedAvatar name={name} image={talent.profileIcon} size={48} />
        <div>
          <h2>{name}</h2>
          <p>{talent.mainJob?.name}</p>
        </div>
      </header>
      <p className={styles.chips}>
        {evaluationAvg !== null && (
          <Chip tone="primary">{t('users.client.evaluation', { n: evaluationAvg.toFixed(1) })}</Chip>
        )}
        {talent.lastVisitedWithin && talent.lastVisitedWithin !== 'OLDER' && (
          <Chip>{t(`users.client.visited.${talent.lastVisitedWithin}`)}</Chip>
        )}
      </p>
      <p className={styles.words}>{talent.introductionForClient || talent.description}</p>
      <dl>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <SkillTags names={talent.skillTags ?? []} most={6} />
    </article>
  );
}
