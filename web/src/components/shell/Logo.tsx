import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Logo.module.css';

/** The logo, a knot of two ends, with the name of the product. It is a link. */
export function Logo({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <Link to={to} className={styles.logo} aria-label={t('shell.productSpoken')}>
      <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden>
        <path className={styles.cord} d="M3 22c7 0 9-12 16-12a5.5 5.5 0 1 1 0 11C12 21 10 10 3 10" />
        <circle className={styles.knot} cx="11" cy="16" r="2.6" />
      </svg>
      <span>{t('shell.product')}</span>
    </Link>
  );
}
