import { useTranslation } from 'react-i18next';
import styles from './PortfolioPage.module.css';
import type { ShownTalent } from './ShownTalent';

type SkillSet = NonNullable<ShownTalent['skillSets']>['items'][number];

/** Lists a talent's skills in the order that the talent chose, each with the years of experience. */
export function Skills({ skills }: { skills: readonly SkillSet[] }) {
  const { t } = useTranslation();
  if (skills.length === 0) return null;
  const ordered = [...skills].sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  return (
    <section className={styles.section}>
      <h2>{t('portfolio.skills')}</h2>
      <ul className={styles.skills}>
        {ordered.map(({ id, skill, skillTag, yearsOfExperience }) => (
          <li key={id}>
            <span lang="ja">{skillTag?.name ?? skill?.name}</span>
            {typeof yearsOfExperience === 'number' && (
              <small>{t('portfolio.years', { n: yearsOfExperience })}</small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
