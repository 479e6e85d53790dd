import { useTranslation } from 'react-i18next';
import { Stack } from '../../components/layout/Stack';
import { Chip } from '../../components/chips/Chip';
import { formatSalary } from '../../components/conditions/formatSalary';
import { SkillTags } from '../../components/chips/SkillTags';
import { formatWorkload } from '../../components/conditions/formatWorkload';
import type { OfferedTalentFragment } from '../../generated/talentCard';
import styles from './TalentCard.module.css';

/**
 * Shows the part of a TalentCard below the name: average evaluation, last visit, introduction, work
 * preferences and skills.
 */
export function TalentSummary({ talent }: { talent: OfferedTalentFragment }) {
  const { t, i18n } = useTranslation();
  const { appetiteToChangeJobs: change, appetiteToSideWork: side, hopeLocationType, evaluationAvg } = talent;
  const facts: [string, string | null | undefined][] = [
    [t('users.facet.appetiteToChangeJobs'), change && t(`users.appetite.${change}`)],
    [t('users.facet.appetiteToSideWork'), side && t(`users.appetite.${side}`)],
    [t('users.drawer.workload'), formatWorkload(talent, t)],
    [t('users.drawer.salary'), talent.salaryType && formatSalary(talent, t, i18n.language)],
    [t('users.facet.hopeLocationType'), hopeLocationType && t(`common.location.${hopeLocationType}`)],
  ];
  return (
    <>
      <Stack as="p" className={styles.chips} gap={8} wrap>
        {evaluationAvg !== null && (
          <Chip tone="primary">{t('users.client.evaluation', { n: evaluationAvg.toFixed(1) })}</Chip>
        )}
        {talent.lastVisitedWithin && talent.lastVisitedWithin !== 'OLDER' && (
          <Chip>{t(`users.client.visited.${talent.lastVisitedWithin}`)}</Chip>
        )}
      </Stack>
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
    </>
  );
}
