import { useTranslation } from 'react-i18next';
import { useNear } from '../../../lib/useNear';
import styles from '../Dashboard.module.css';
import { TermsInVain } from './TermsInVain';

/**
 * The block of the dashboard with what people searched for in vain. Its terms are read only when an
 * administrator scrolls to the block, so that opening the dashboard causes only two calls to data sources.
 */
export function SearchesInVain() {
  const { t } = useTranslation();
  const [box, isNear] = useNear<HTMLElement>();
  return (
    <section ref={box} className={styles.figure} aria-labelledby="searches-in-vain">
      <header>
        <h3 id="searches-in-vain">{t('insights.vain.title')}</h3>
      </header>
      <p className={styles.note}>{t('insights.vain.note')}</p>
      <div className={styles.terms}>{isNear && <TermsInVain />}</div>
    </section>
  );
}
