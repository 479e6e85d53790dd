import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';
import styles from './Footer.module.css';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer} aria-label={t('shell.footer')}>
      <p>{t('shell.tagline')}</p>
      <nav>
        <Link to={paths.about}>{t('info.about')}</Link>
        <Link to={paths.faqs}>{t('info.faqs')}</Link>
        <Link to={paths.pricing}>{t('info.pricing')}</Link>
        <Link to={paths.payment}>{t('info.payment')}</Link>
        <Link to={paths.contact()}>{t('info.contact')}</Link>
        <Link to={paths.terms}>{t('static.terms')}</Link>
        <Link to={paths.privacyPolicy}>{t('static.privacyPolicy')}</Link>
      </nav>
      <small>© Enishi</small>
    </footer>
  );
}
