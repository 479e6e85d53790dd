import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/shell/ButtonLink';
import { EmptyState } from '../../components/feedback/EmptyState';
import { paths } from '../../lib/paths';
import styles from './Notice.module.css';

export function ServerErrorScreen() {
  const { t } = useTranslation();
  return (
    <section className={styles.notice}>
      <h1>{t('pages.serverError')}</h1>
      <EmptyState drawing="closed" action={<ButtonLink to={paths.root}>{t('pages.toTop')}</ButtonLink>}>
        {t('pages.serverErrorText')}
      </EmptyState>
    </section>
  );
}
