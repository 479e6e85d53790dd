import { useTranslation } from 'react-i18next';
import { computeCompleteness } from './computeCompleteness';
import { CompletenessRing } from './CompletenessRing';
import styles from './CompletenessCard.module.css';
import type { HomeUser } from './HomeUser';

const SHOWN = 3;
/**
 * The minimum completeness in percent from which the ring is shown. A ring with ten per cent, as right after
 * registering, would discourage people.
 */
const ENCOURAGING = 30;

/**
 * Shows on the home screen how complete the person's profile is, and the three missing parts that would add
 * most.
 */
export function CompletenessCard({ user }: { user: HomeUser }) {
  const { t } = useTranslation();
  const { percent, missing } = computeCompleteness(user);
  return (
    <section className={styles.card} aria-labelledby="completeness">
      <div className={styles.head}>
        {percent >= ENCOURAGING && (
          <CompletenessRing percent={percent} label={t('home.percent', { n: percent })} />
        )}
        <h2 id="completeness">{t('home.completeness')}</h2>
      </div>
      {missing.length === 0 ? (
        <p>{t('home.complete')}</p>
      ) : (
        <>
          <p>{t('home.nextActions')}</p>
          <ul>
            {missing.slice(0, SHOWN).map(({ key, weight }) => (
              <li key={key}>
                {t(`home.actions.${key}`)}
                <small>+{t('home.percent', { n: weight })}</small>
              </li>
            ))}
          </ul>
          <p>{t('home.preparing')}</p>
        </>
      )}
    </section>
  );
}
