import { useTranslation } from 'react-i18next';
import styles from './SkipLink.module.css';

/** A link at the start of a page that moves the keyboard focus past the navigation to the main content. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a data-screen-only href="#main" className={styles.skip}>
      {t('shell.skip')}
    </a>
  );
}
