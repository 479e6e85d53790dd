import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ClothCover } from '../../components/avatars/ClothCover';
import { type ClothPatternName, clothPatterns } from '../../components/avatars/clothPatterns';
import { hashName } from '../../components/avatars/hashName';
import { paths } from '../../lib/paths';
import styles from './Professionals.module.css';
import type { CategoryWithItems } from './useProfessionals';

const patterns = Object.keys(clothPatterns) as ClothPatternName[];

/** A card that leads to the skills of a category of professionals. */
export function CategoryCard({ category }: { category: CategoryWithItems }) {
  const { t } = useTranslation();
  const { name, url, coverImage, description, items } = category;
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <ClothCover
          pattern={patterns[hashName(name) % patterns.length] ?? 'shippo'}
          cloth="indigo"
          image={coverImage}
        />
      </div>
      <div className={styles.body}>
        <h2>
          <Link to={paths.professionalSkills({ category: url })}>{name}</Link>
        </h2>
        {description && <p>{description}</p>}
        <p className={styles.quiet}>{t('professionals.itemCount', { n: items.length })}</p>
      </div>
    </article>
  );
}
