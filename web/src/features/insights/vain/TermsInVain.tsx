import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { LoadFailed } from '../../../components/feedback/LoadFailed';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { SearchesInVainDocument } from '../../../generated/searchesInVain';
import { formatDate } from '../../../lib/format/formatDate';
import { paths } from '../../../lib/paths';
import styles from '../Dashboard.module.css';

/**
 * The terms that people searched for in vain, in a table. Each row has a link to the form for a new synonym
 * of the term.
 */
export function TermsInVain() {
  const { t, i18n } = useTranslation();
  const { data, error, refetch } = useQuery(SearchesInVainDocument, { fetchPolicy: 'cache-and-network' });
  const terms = data?.listSearchesInVain;
  if (error && !terms) return <LoadFailed onRetry={() => void refetch()} />;
  if (!terms) return <Skeleton shape="table" count={4} />;
  if (terms.length === 0) return <EmptyState illustration="search">{t('insights.vain.none')}</EmptyState>;
  const countedFrom = terms[0]?.countedFrom;
  const format = new Intl.NumberFormat(i18n.language);
  return (
    <>
      {countedFrom && (
        <p className={styles.note}>{t('insights.vain.countedFrom', { day: formatDate(countedFrom) })}</p>
      )}
      <div className={styles.table} role="region" aria-label={t('insights.vain.title')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('insights.vain.term')}</th>
              <th scope="col">{t('insights.vain.people')}</th>
              <th scope="col">{t('insights.vain.lastDay')}</th>
              <th scope="col">{t('insights.vain.action')}</th>
            </tr>
          </thead>
          <tbody>
            {terms.map(({ term, people, lastDay }) => (
              <tr key={term}>
                <th scope="row" lang="ja">
                  {term}
                </th>
                <td>{format.format(people)}</td>
                <td>{formatDate(lastDay)}</td>
                <td>
                  <Link
                    to={`${paths.adminCatalog}?${new URLSearchParams({ list: 'synonyms', word: term }).toString()}`}
                    aria-label={t('insights.vain.addFor', { term })}
                  >
                    {t('insights.vain.add')}
                  </Link>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
