import { useTranslation } from 'react-i18next';
import styles from './SkipLink.module.css';

/**
 * The first element of every page that the keyboard reaches. It moves the focus past the navigation to the
 * main content.
 */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#main" className={styles.skip}>
      {t('shell.skip')}
    </a>
  );
}
