import { useTranslation } from 'react-i18next';
import { formatMonth } from '../../../lib/format/formatMonth';
import styles from './PortfolioPage.module.css';
import type { ShownTalent } from './ShownTalent';

type Qualification = NonNullable<ShownTalent['qualifications']>['items'][number];

export function Qualifications({ qualifications }: { qualifications: readonly Qualification[] }) {
  const { t } = useTranslation();
  if (qualifications.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{t('portfolio.qualifications')}</h2>
      <ul className={styles.qualifications}>
        {qualifications.map(({ id, name, organization, releaseDate }) => (
          <li key={id}>
            <span lang="ja">{name}</span>
            <small>{[organization, formatMonth(releaseDate)].filter(Boolean).join(' / ')}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
