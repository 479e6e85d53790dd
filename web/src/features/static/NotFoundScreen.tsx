import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../components/buttons/Button';
import { EmptyState } from '../../components/feedback/EmptyState';
import { paths } from '../../lib/paths';
import styles from './Notice.module.css';

/** The page for unknown URLs. It leads to what people look for: jobs by a word, all jobs, and the start. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const keyword = String(new FormData(event.currentTarget).get('q')).trim();
    void navigate(paths.jobsFor(keyword));
  };
  return (
    <section className={styles.notice}>
      <EmptyState
        illustration="closed"
        heading={t('static.notFound')}
        action={
          <>
            <form role="search" className={styles.search} onSubmit={search}>
              <input
                type="search"
                name="q"
                aria-label={t('static.searchLabel')}
                placeholder={t('static.searchLabel')}
              />
              <Button type="submit" look="primary">
                {t('common.search')}
              </Button>
            </form>
            <div className={styles.links}>
              <Link to={paths.jobs}>{t('static.findJobs')}</Link>
              <Link to={paths.root}>{t('static.toTop')}</Link>
            </div>
          </>
        }
      >
        {t('static.notFoundText')}
      </EmptyState>
    </section>
  );
}
