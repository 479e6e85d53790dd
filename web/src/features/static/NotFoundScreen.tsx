import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/states/EmptyState';
import { paths } from '../../lib/paths';
import styles from './Notice.module.css';

export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <section className={styles.notice}>
      <h1>{t('pages.notFound')}</h1>
      <EmptyState drawing="closed" action={<Link to={paths.jobs}>{t('pages.findJobs')}</Link>}>
        {t('pages.notFoundText')}
      </EmptyState>
    </section>
  );
}
