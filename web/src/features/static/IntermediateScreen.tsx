import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/buttons/ButtonLink';
import { EmptyState } from '../../components/feedback/EmptyState';
import { useSession } from '../../lib/auth/useSession';
import { paths } from '../../lib/paths';
import { readJobId } from '../../lib/route/readJobId';
import styles from './Notice.module.css';

/**
 * The screen that guests see between a public job and the sign-in. It explains why they need an account, and
 * its links keep the id of the job. Signed-in people are redirected to the job or, without an id, to /jobs.
 */
export function IntermediateScreen() {
  const { t } = useTranslation();
  const isSignedIn = useSession().status === 'signedIn';
  const id = readJobId(useSearchParams()[0]);
  if (isSignedIn) return <Navigate to={id ? paths.jobDetail(id, { apply: true }) : paths.jobs} replace />;
  return (
    <section className={styles.notice}>
      <EmptyState
        heading={t('static.intermediate')}
        illustration="applications"
        action={
          <>
            <ButtonLink to={paths.register({ id })}>{t('shell.register')}</ButtonLink>
            <Link to={paths.login({ id })}>{t('static.intermediateLogin')}</Link>
          </>
        }
      >
        {t('static.intermediateText')}
      </EmptyState>
    </section>
  );
}
