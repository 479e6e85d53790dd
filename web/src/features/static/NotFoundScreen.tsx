import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/shell/ButtonLink';
import { EmptyState } from '../../components/feedback/EmptyState';
import { paths } from '../../lib/paths';
import styles from './Notice.module.css';

export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <section className={styles.notice}>
      <h1>{t('static.notFound')}</h1>
      <EmptyState
        illustration="closed"
        action={<ButtonLink to={paths.jobs}>{t('static.findJobs')}</ButtonLink>}
      >
        {t('static.notFoundText')}
      </EmptyState>
    </section>
  );
}
