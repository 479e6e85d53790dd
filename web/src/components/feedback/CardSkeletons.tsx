import { useTranslation } from 'react-i18next';
import styles from './CardSkeletons.module.css';
import { Delayed } from './Delayed';
import { SkeletonBlock } from './SkeletonBlock';

/**
 * Shows placeholders in the shape of cards while the cards load. They are invisible during the first 200 ms.
 */
export function CardSkeletons({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <Delayed>
      <div className={styles.cards} role="status" aria-label={t('common.loading')}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.card}>
            <SkeletonBlock width="25%" height="18px" />
            <SkeletonBlock width="80%" height="22px" />
            <SkeletonBlock width="45%" />
            <SkeletonBlock width="60%" />
            <SkeletonBlock width="35%" height="20px" />
          </div>
        ))}
      </div>
    </Delayed>
  );
}
