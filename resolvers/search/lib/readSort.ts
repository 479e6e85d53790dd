import { invalid } from '../../lib/invalid';
import { kindOf } from './kindOf';
import type { Clause, SearchArgs, Searchable } from './Searchable';

/** A number and a date beyond every real one, so that what has no value comes last either way. */
const LAST = { asc: { number: 2147483647, date: 4102444800000 }, desc: { number: -1, date: 0 } };

/** The order of a search: as asked, by relevance where hits are scored, else the newest first; then by id. */
export function readSort(sort: SearchArgs['sort'], searchable: Searchable, isScored: boolean): Clause[] {
  const newest = { [searchable.date]: { order: 'desc', missing: 0 } };
  const usual = { field: 'relevance', direction: 'desc' as const };
  const asked = (sort ?? []).filter((key) => key !== null);
  const keys = asked.length > 0 ? asked : [usual];
  if (keys.length > 3) invalid('sort', '3 keys');
  const clauses = keys.map(({ field, direction }): Clause => {
    if (field === 'relevance') return isScored ? { _score: { order: direction ?? 'desc' } } : newest;
    if (!searchable.sorts.split(' ').includes(field)) invalid('sort', 'field');
    const order = direction ?? 'asc';
    const kind = kindOf(searchable, field);
    if (kind === 'text') return { [`${field}.keyword`]: { order } };
    if (kind !== 'number' && kind !== 'date') return { [field]: { order } };
    return { [field]: { order, missing: LAST[order][kind] } };
  });
  return [...clauses, { id: { order: 'asc' } }];
}
