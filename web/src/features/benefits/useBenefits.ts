import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { readAggregateCounts } from '../../components/filters/readAggregateCounts';
import { BenefitTagsDocument, SearchBenefitsDocument, UsedBenefitsDocument } from '../../generated/benefits';
import type { SearchableEmployeeBenefitFilterInput } from '../../generated/schema';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import { searchWindow } from '../../lib/search/searchWindow';
import type { BenefitsView } from './useBenefitsView';
import { pageSizes } from '../../lib/settings/pageSizes';

/**
 * An id that no benefit has. Searching for it finds nothing. It is used when a person who has used no benefit
 * wants to see only the used ones.
 */
const NOBODY = '-';

function filterOf({ keyword, tag }: BenefitsView, used: string[] | null) {
  const filter: SearchableEmployeeBenefitFilterInput = {};
  if (keyword.trim()) filter.keyword = { match: keyword.trim() };
  if (tag) filter.tagIDs = { eq: tag };
  if (used) filter.id = { in: used.length > 0 ? used : [NOBODY] };
  return Object.keys(filter).length > 0 ? filter : undefined;
}

/**
 * Searches the benefits for the chosen filters. Returns one page of them, how many benefits were found
 * (`total`), the number of pages, all tags of benefits in catalogue order, and how many found benefits have
 * each tag (`counts`). While another page loads, the previous page is returned.
 */
export function useBenefits(view: BenefitsView) {
  const sub = useSignedIn()?.sub ?? '';
  const mine = useQuery(UsedBenefitsDocument, {
    variables: { sub },
    skip: !view.onlyUsed,
    fetchPolicy: 'network-only',
  });
  const used = mine.data?.getUser?.usedEmployeeBenefits?.items.flatMap(
    ({ employeeBenefitID: id }) => id ?? [],
  );
  const tags = useQuery(BenefitTagsDocument).data?.listEmployeeBenefitTagByPosition.items;
  const { data, previousData, loading, error, refetch } = useQuery(SearchBenefitsDocument, {
    variables: {
      filter: filterOf(view, view.onlyUsed ? (used ?? []) : null),
      limit: pageSizes.benefits,
      from: searchWindow.from(view.page, pageSizes.benefits),
      aggregates: [{ name: 'tagIDs', type: 'terms', field: 'tagIDs' }],
    },
    skip: view.onlyUsed && !used,
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.searchEmployeeBenefits;
  const counts = useMemo(() => readAggregateCounts(found?.aggregateItems ?? []), [found?.aggregateItems]);
  return {
    benefits: found?.items,
    total: found?.total,
    match: found?.match,
    pages: Math.ceil(searchWindow.rows(found?.total ?? 0, pageSizes.benefits) / pageSizes.benefits),
    tags: tags ?? [],
    counts: counts.get('tagIDs'),
    /** True while the returned benefits are still those of the previous search. */
    isStale: loading && !data,
    error: error ?? mine.error,
    refetch,
  };
}
