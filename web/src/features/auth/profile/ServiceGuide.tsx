import { useTranslation } from 'react-i18next';
import styles from './steps.module.css';

/** The guide to the service (サービスのご案内), shown where the person must confirm that they have read it. */
export function ServiceGuide() {
  const { t } = useTranslation();
  return (
    <section className={styles.guide}>
      <h2>{t('auth.profile.guide')}</h2>
      <ul data-bullets>
        <li>{t('auth.profile.guideUse')}</li>
        <li>{t('auth.profile.guideFree')}</li>
        <li>{t('auth.profile.guideShare')}</li>
        <li>{t('auth.profile.guideLeave')}</li>
      </ul>
    </section>
  );
}
