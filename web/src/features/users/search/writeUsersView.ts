import { userFacetNames, userFacets } from './userFacets';
import type { UsersView } from './UsersView';

/** Converts a search of talents into query parameters. Only chosen values are included. */
export function writeUsersView(view: UsersView): Record<string, string> {
  const all: [string, string | null][] = [
    ['q', view.keyword.trim()],
    ...userFacetNames.map((facet): [string, string] => [userFacets[facet].key, view.facets[facet].join(',')]),
    ['days', view.daysFrom?.toString() ?? null],
    ['hours', view.hoursFrom?.toString() ?? null],
    ['years', view.yearsFrom?.toString() ?? null],
    ['pay', view.pay && `${view.pay.type}.${view.pay.most}`],
    ['rated', view.ratedFrom?.toString() ?? null],
    ['visited', view.visitedWithin?.toString() ?? null],
    ['sort', view.sort && `${view.sort.field}.${view.sort.direction}`],
    ['page', view.page > 1 ? String(view.page) : null],
    ['id', view.open],
  ];
  return Object.fromEntries(all.filter((entry): entry is [string, string] => Boolean(entry[1])));
}
