import { useTranslation } from 'react-i18next';
import styles from './SkipLink.module.css';

/** The first element that the keyboard reaches; leads to the content. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a href="#main" className={styles.skip}>
      {t('shell.skip')}
    </a>
  );
}
