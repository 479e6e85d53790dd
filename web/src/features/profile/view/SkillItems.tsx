import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { SharedTo } from '../../../entities/profile/SharedTo';
import type { ShownProfileFragment } from '../../../generated/ownProfile';
import { paths } from '../../../lib/paths';
import { Section } from '../career/Section';
import { EditLink } from './EditLink';
import { EmptyNote } from './EmptyNote';
import styles from './ProfileScreen.module.css';

/**
 * The part of a profile with skills, in the order that the talent chose, and the years of
 * experience.
 */
export function SkillItems({ profile }: { profile: ShownProfileFragment }) {
  const { t } = useTranslation();
  const skills = [...(profile.skillSets?.items ?? [])].sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  return (
    <Section
      title={t('ownProfile.skills')}
      aside={<SharedTo field="skillSets" profile={{ ...profile }} />}
      action={<EditLink to={paths.editSkills} of={t('ownProfile.skills')} />}
    >
      {skills.length === 0 && <EmptyNote of="skills" />}
      <Grid as="ul" className={styles.skills} gap={[4, 24]} min={160}>
        {skills.map(({ id, skill, skillTag, yearsOfExperience }) => (
          <li key={id}>
            <span>{skillTag?.name ?? skill?.name}</span>
            {yearsOfExperience !== null && <small>{t('ownProfile.years', { n: yearsOfExperience })}</small>}
          </li>
        ))}
      </Grid>
    </Section>
  );
}
