import { useTranslation } from 'react-i18next';
import { useNear } from '../../../lib/useNear';
import styles from '../Dashboard.module.css';
import { CheckPanel } from './CheckPanel';

/**
 * The block of the dashboard in which administrators have the figures counted again. The result of the
 * latest check is read only when an administrator scrolls to the block, so that opening the dashboard
 * causes only two calls to data sources.
 */
export function InsightCheck() {
  const { t } = useTranslation();
  const [box, isNear] = useNear<HTMLElement>();
  return (
    <section ref={box} className={styles.figure} aria-labelledby="insight-check">
      <header>
        <h3 id="insight-check">{t('insights.check.title')}</h3>
      </header>
      <p className={styles.note}>{t('insights.check.note')}</p>
      <div className={styles.terms}>{isNear && <CheckPanel />}</div>
    </section>
  );
}
