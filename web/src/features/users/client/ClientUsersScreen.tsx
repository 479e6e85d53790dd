import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../components/buttons/Button';
import { DockedFilters } from '../../../components/filters/DockedFilters';
import { FilterChips } from '../../../components/filters/FilterChips';
import { SavedViews } from '../../../components/filters/SavedViews';
import { NearNote } from '../../../components/filters/NearNote';
import { describeTotal } from '../../../components/filters/describeTotal';
import { KeywordSearch } from '../../../components/filters/KeywordSearch';
import { PageHead } from '../../../components/page/PageHead';
import { useCatalogue } from '../../../lib/catalogue/useCatalogue';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { paths } from '../../../lib/paths';
import { readUsersView } from '../search/readUsersView';
import { useFacetLabels } from '../search/useFacetLabels';
import { listUserChips } from '../search/listUserChips';
import { UserFilters } from '../search/UserFilters';
import { useUsersView } from '../search/useUsersView';
import { loadable } from '../../../lib/loadable/loadable';
import styles from './ClientUsers.module.css';
import { clientFacets, clientVisits, restrictToClientView } from './restrictToClientView';
import { TalentCards } from './TalentCards';
import { TalentSort } from './TalentSort';
import { useOfferedTalents } from './useOfferedTalents';

const ExportsSheet = loadable(async () => (await import('../exports/ExportsSheet')).ExportsSheet);

/**
 * The screen /client/users, on which organizations search talents who have agreed to be shown to them.
 * Administrators see the same screen as a preview.
 */
export function ClientUsersScreen() {
  const translation = useTranslation();
  const { t } = translation;
  const person = useSignedIn();
  const isAdmin = person?.isAdmin === true;
  const [asked, change] = useUsersView();
  const view = useMemo(() => restrictToClientView(asked), [asked]);
  const results = useOfferedTalents(view, isAdmin);
  const labels = useFacetLabels(useCatalogue());
  const [isExporting, setIsExporting] = useState(false);
  const { total, isStale } = results;
  const clear = () => change({ ...readUsersView(new URLSearchParams()), sort: view.sort });
  const chips = listUserChips(view, labels, translation, results.concepts);
  const filters = (
    <UserFilters
      {...{ view, labels }}
      facets={clientFacets}
      visits={clientVisits}
      counts={results.counts}
      isExact={isAdmin}
      onChange={change}
    />
  );
  return (
    <div className={styles.page}>
      <PageHead
        title={t('users.client.title')}
        state={isAdmin ? t('users.client.note') : undefined}
        action={
          isAdmin ? (
            <Button onClick={() => setIsExporting(true)}>{t('users.export.title')}</Button>
          ) : (
            <Link to={paths.clientPool}>{t('pool.all')}</Link>
          )
        }
      />
      <KeywordSearch
        label={t('users.client.keyword')}
        keyword={view.keyword}
        className={styles.keyword}
        onSearch={(keyword) => change({ keyword })}
      />
      <DockedFilters
        active={chips.filter(({ key }) => !/^(keyword|concept:)/.test(key)).length}
        filters={filters}
      >
        <div className={styles.results}>
          <FilterChips
            chips={chips.map(({ key, label, without }) => ({
              ...{ key, label },
              onRemove: () => change(without),
            }))}
            onClear={clear}
          />
          <div className={styles.head}>
            <p role="status" aria-busy={isStale}>
              {describeTotal(
                results,
                (n) => t('users.client.total', { n }),
                (n) => t('users.nearTotal', { n }),
              )}
            </p>
            <SavedViews list="clientUsers" />
            <TalentSort view={view} onChange={change} />
          </div>
          <NearNote match={results.match}>{t('users.near')}</NearNote>
          <TalentCards {...{ view, results }} organizationId={person?.organizationId ?? ''} onClear={clear} />
        </div>
      </DockedFilters>
      {isExporting && (
        <ExportsSheet filter={results.filter} total={total ?? 0} onClose={() => setIsExporting(false)} />
      )}
    </div>
  );
}
