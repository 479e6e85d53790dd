import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../components/layout/Grid';
import type { ClientProfileFragment } from '../../../../generated/clientProfile';
import { formatDate } from '../../../../lib/format/formatDate';
import styles from './ClientUser.module.css';

/** The skills of a talent with the years of experience, and the qualifications. */
export function SkillSection({ talent }: { talent: ClientProfileFragment }) {
  const { t } = useTranslation();
  const skills = talent.skillSets?.items ?? [];
  const qualifications = talent.qualifications?.items ?? [];
  return (
    <>
      {skills.length > 0 && (
        <Grid as="section" className={styles.section} gap={12}>
          <h2>{t('clientTalent.skills')}</h2>
          <ul className={styles.rows}>
            {skills.map(({ id, skill, skillTag, yearsOfExperience }) => (
              <li key={id}>
                <span lang="ja">{skill?.name ?? skillTag?.name}</span>
                {yearsOfExperience !== null && (
                  <span>{t('clientTalent.years', { n: yearsOfExperience })}</span>
                )}
              </li>
            ))}
          </ul>
        </Grid>
      )}
      {qualifications.length > 0 && (
        <Grid as="section" className={styles.section} gap={12}>
          <h2>{t('clientTalent.qualifications')}</h2>
          <ul className={styles.rows}>
            {qualifications.map(({ id, name, organization, releaseDate }) => (
              <li key={id}>
                <span lang="ja">{[name, organization].filter(Boolean).join(t('common.join'))}</span>
                {releaseDate && <span>{formatDate(releaseDate)}</span>}
              </li>
            ))}
          </ul>
        </Grid>
      )}
    </>
  );
}
