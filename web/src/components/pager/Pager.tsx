import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { listPageNumbers } from './listPageNumbers';
import styles from './Pager.module.css';

interface PagerProps {
  /** The number of the current page of results, counted from 1. */
  current: number;
  last: number;
  /**
   * Returns the URL of the page of results with this number. Pages are links, so that people can share them
   * and open them in a new tab.
   */
  hrefOf: (page: number) => string;
}

export function Pager({ current, last, hrefOf }: PagerProps) {
  const { t } = useTranslation();
  // An old bookmark or a changed filter may name a page after the last one.
  if (last > 0 && current > last) return <Navigate to={hrefOf(last)} replace />;
  if (last <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('common.pages')}>
      {current > 1 && (
        <Link className={styles.step} to={hrefOf(current - 1)} rel="prev">
          {t('common.previousPage')}
        </Link>
      )}
      {listPageNumbers(current, last).map((page, index) =>
        page === null ? (
          <span key={`gap${index}`}>…</span>
        ) : (
          <Link key={page} to={hrefOf(page)} aria-current={page === current ? 'page' : undefined}>
            {page}
          </Link>
        ),
      )}
      {current < last && (
        <Link className={styles.step} to={hrefOf(current + 1)} rel="next">
          {t('common.nextPage')}
        </Link>
      )}
    </nav>
  );
}
