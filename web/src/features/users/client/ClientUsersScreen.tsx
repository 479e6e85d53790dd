import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChips } from '../../../components/filters/FilterChips';
import { KeywordSearch } from '../../../components/filters/KeywordSearch';
import { Sheet } from '../../../components/overlays/Sheet';
import { useCatalogue } from '../../../lib/catalogue/useCatalogue';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { readUsersView } from '../search/readUsersView';
import { useFacetLabels } from '../search/useFacetLabels';
import { listUserChips } from '../search/listUserChips';
import { UserFilters } from '../search/UserFilters';
import { useUsersView } from '../search/useUsersView';
import { loadable } from '../../../lib/loadable/loadable';
import styles from './ClientUsers.module.css';
import { clientFacets, restrictToClientView } from './restrictToClientView';
import { TalentCards } from './TalentCards';
import { TalentSort } from './TalentSort';
import { useOfferedTalents } from './useOfferedTalents';

const ExportsSheet = loadable(async () => (await import('../exports/ExportsSheet')).ExportsSheet);

/**
 * The screen /client/users, on which organizations search talents who have agreed to be shown to them.
 * Administrators see the same screen as a preview.
 */
export function ClientUsersScreen() {
  const { t } = useTranslation();
  const isAdmin = useSignedIn()?.isAdmin === true;
  const [asked, change] = useUsersView();
  const view = useMemo(() => restrictToClientView(asked), [asked]);
  const results = useOfferedTalents(view, isAdmin);
  const labels = useFacetLabels(useCatalogue());
  const [sheet, setSheet] = useState<'filters' | 'exports' | null>(null);
  const { total, isStale } = results;
  const clear = () => change({ ...readUsersView(new URLSearchParams()), sort: view.sort });
  return (
    <div className={styles.page}>
      <h1>{t('users.client.title')}</h1>
      <div className={styles.toolbar}>
        <KeywordSearch
          label={t('users.client.keyword')}
          keyword={view.keyword}
          className={styles.keyword}
          onSearch={(keyword) => change({ keyword })}
        />
        <Button onClick={() => setSheet('filters')}>{t('users.filters')}</Button>
        {isAdmin && <Button onClick={() => setSheet('exports')}>{t('users.export.title')}</Button>}
      </div>
      {isAdmin && <p className={styles.note}>{t('users.client.note')}</p>}
      <FilterChips
        chips={listUserChips(view, labels, t).map(({ key, label, without }) => ({
          ...{ key, label },
          onRemove: () => change(without),
        }))}
        onClear={clear}
      />
      <div className={styles.head}>
        <p role="status" aria-busy={isStale}>
          {total !== undefined && t('users.client.total', { n: total })}
        </p>
        <TalentSort view={view} onChange={change} />
      </div>
      <TalentCards view={view} results={results} onClear={clear} />
      <Sheet open={sheet === 'filters'} title={t('users.filters')} onClose={() => setSheet(null)}>
        <UserFilters
          {...{ view, labels }}
          facets={clientFacets}
          counts={results.counts}
          isExact={isAdmin}
          onChange={change}
        />
      </Sheet>
      {sheet === 'exports' && (
        <ExportsSheet filter={results.filter} total={total ?? 0} onClose={() => setSheet(null)} />
      )}
    </div>
  );
}
