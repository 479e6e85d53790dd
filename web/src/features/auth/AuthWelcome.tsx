import { useTranslation } from 'react-i18next';
import { Cloth } from '../../components/avatars/Cloth';
import styles from './AuthWelcome.module.css';

/**
 * What the service is and what it keeps to itself, beside the forms of signing in and registration. Only
 * wide windows show it.
 */
export function AuthWelcome() {
  const { t } = useTranslation();
  return (
    <div className={styles.welcome}>
      <div className={styles.cloth}>
        <Cloth pattern="seigaiha" cloth="indigo" />
      </div>
      <p className={styles.line}>{t('auth.welcome.line')}</p>
      <ul className={styles.facts}>
        <li>{t('auth.welcome.preview')}</li>
        <li>{t('auth.profile.private')}</li>
        <li>{t('auth.welcome.contact')}</li>
      </ul>
    </div>
  );
}
