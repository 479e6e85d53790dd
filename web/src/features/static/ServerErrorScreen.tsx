import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import { EmptyState } from '../../components/feedback/EmptyState';
import { paths } from '../../lib/paths';
import styles from './Notice.module.css';

export function ServerErrorScreen() {
  const { t } = useTranslation();
  return (
    <section className={styles.notice}>
      <EmptyState
        heading={t('static.serverError')}
        illustration="closed"
        action={<ButtonLink to={paths.root}>{t('static.toTop')}</ButtonLink>}
      >
        {t('static.serverErrorText')}
      </EmptyState>
    </section>
  );
}
