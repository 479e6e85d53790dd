import type { TFunction } from 'i18next';
import type { useFacetLabels } from './useFacetLabels';
import { userFacetNames } from './userFacets';
import type { UsersView } from './UsersView';

interface UserChip {
  key: string;
  label: string;
  /** What the view becomes without it. */
  without: Partial<UsersView>;
}

/** What a view filters by, in words. Ids whose names are not there yet are left out. */
export function userChips(
  view: UsersView,
  labels: ReturnType<typeof useFacetLabels>,
  t: TFunction,
): UserChip[] {
  const { keyword, facets, visitedWithin: n } = view;
  const chosen = userFacetNames.flatMap((facet) =>
    facets[facet].map((value) => {
      const name = labels.nameOf(facet, value);
      const label = name && t('users.chip', { facet: t(`users.facet.${facet}`), name });
      const rest = facets[facet].filter((other) => other !== value);
      return { key: `${facet}:${value}`, label, without: { facets: { ...facets, [facet]: rest } } };
    }),
  );
  const visited = t('users.chip', {
    facet: t('users.visited'),
    name: t('users.withinDays', { n }),
  });
  return [
    { key: 'keyword', label: keyword, without: { keyword: '' } },
    ...chosen,
    { key: 'visited', label: n ? visited : '', without: { visitedWithin: null } },
  ].filter(({ label }) => label !== '');
}
