import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ClothCover } from '../../components/avatars/ClothCover';
import { type ClothPatternName, clothPatterns } from '../../components/avatars/clothPatterns';
import { cloths } from '../../lib/theme/palettes';
import { paths } from '../../lib/paths';
import styles from './Professionals.module.css';
import type { CategoryWithItems } from './useProfessionals';

const patterns = Object.keys(clothPatterns) as ClothPatternName[];
const colours = Object.keys(cloths) as (keyof typeof cloths)[];

interface CategoryCardProps {
  category: CategoryWithItems;
  /**
   * The index of the category in the list, counted from 0. It determines the cover's pattern and colour, so
   * that neighbours differ.
   */
  place: number;
}

/**
 * A card for a category of professionals. It links to the services that professionals of this category offer.
 */
export function CategoryCard({ category, place }: CategoryCardProps) {
  const { t } = useTranslation();
  const { name, url, coverImage, description, items } = category;
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <ClothCover
          pattern={patterns[place % patterns.length] ?? 'shippo'}
          cloth={colours[place % colours.length] ?? 'indigo'}
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
