import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useConfig } from '../../lib/config/useConfig';
import { paths } from '../../lib/paths';
import styles from './Footer.module.css';
import { productName } from '../../../../model/productName';

export function Footer() {
  const { t } = useTranslation();
  const recruitmentNotice = useConfig()?.recruitmentNotice;
  return (
    <footer className={styles.footer} aria-label={t('shell.footer')}>
      <div className={styles.inner}>
        <p>{t('shell.tagline')}</p>
        <nav>
          <Link to={paths.jobs}>{t('shell.menu.jobs')}</Link>
          <Link to={paths.professionals}>{t('shell.menu.professionals')}</Link>
          <Link to={paths.about}>{t('shell.pages.about')}</Link>
          <Link to={paths.faqs}>{t('shell.pages.faqs')}</Link>
          <Link to={paths.pricing}>{t('shell.pages.pricing')}</Link>
          <Link to={paths.payment}>{t('shell.pages.payment')}</Link>
          <Link to={paths.contact()}>{t('shell.pages.contact')}</Link>
          <Link to={paths.contact({ complaint: 'true' })}>{t('shell.pages.complaint')}</Link>
          <Link to={paths.terms}>{t('shell.pages.terms')}</Link>
          <Link to={paths.privacyPolicy}>{t('shell.pages.privacyPolicy')}</Link>
        </nav>
        <small>
          {recruitmentNotice && `${t('shell.recruitmentNotice', { number: recruitmentNotice })} `}©{' '}
          {productName}
        </small>
      </div>
    </footer>
  );
}
