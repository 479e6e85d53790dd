import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/buttons/Button';
import { EmptyState } from '../../components/feedback/EmptyState';
import { moreIllustrations } from '../../components/feedback/moreIllustrations';
import { paths } from '../../lib/paths';
import styles from './Notice.module.css';

/** The page for failures of the server. It tries again what the person came from, or leads to the start. */
export function ServerErrorScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  // This page itself would fail to help again.
  const tryAgain = () => void (window.history.length > 1 ? navigate(-1) : navigate(paths.root));
  return (
    <section className={styles.notice}>
      <EmptyState
        heading={t('static.serverError')}
        illustration={moreIllustrations.serverError}
        action={
          <>
            <Button look="primary" onClick={tryAgain}>
              {t('static.reload')}
            </Button>
            <div className={styles.links}>
              <Link to={paths.root}>{t('static.toTop')}</Link>
            </div>
          </>
        }
      >
        {t('static.serverErrorText')}
      </EmptyState>
    </section>
  );
}
