import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import type { FieldRules, Viewer } from '../../../model/visibility/FieldRules';
import { project } from '../../../model/visibility/project';
import type { EntityName, Rows, StoredRow } from '../../generated/types';
import { matchesFilter, readKeyCondition } from '../input/filter';
import type { Asking } from '../operation';
import { readOffset, readPageSize, slicePage } from './paging';
import type { QueryResult } from '../read';
import { asText } from '../asText';

/**
 * Returns a Query for the entries of a catalogue with this `listKey`, in the order of creation. It reads up
 * to 1,000 entries, because catalogues are small.
 * @param createdAt comparison on the creation time
 */
export function queryCatalogue<Name extends EntityName>(
  listKey: string,
  createdAt?: StoredRow | null,
): Asking<ReturnType<typeof query>, QueryResult<Rows[Name]>> {
  const condition = readKeyCondition('createdAt', createdAt);
  return query({
    index: 'byCreatedAt',
    query: { listKey: { eq: listKey }, ...(condition ? { createdAt: condition } : {}) },
    limit: 1000,
  });
}

interface Args {
  sortDirection?: 'ASC' | 'DESC' | null;
  filter?: StoredRow | null;
  limit?: number | null;
  nextToken?: string | null;
}

/**
 * Returns one page of those catalogue entries that match the caller's filter, in the order of creation
 * (`DESC`: newest first), with the fields that the viewer may see. The filter is applied to these fields
 * only.
 */
export function cataloguePage(ctx: Context<Args>, items: StoredRow[], rules: FieldRules, viewer: Viewer) {
  const { sortDirection, filter, limit, nextToken } = ctx.args;
  const byTime: Record<string, StoredRow> = {};
  items.forEach((item) => {
    byTime[`${asText(item.createdAt)}#${asText(item.id)}`] = project(rules, item, viewer);
  });
  const times = Object.keys(byTime).sort();
  const ordered = sortDirection === 'DESC' ? times.reverse() : times;
  const found = ordered.map((time) => byTime[time]!).filter((item) => matchesFilter(item, filter));
  return slicePage(found, readOffset(nextToken), readPageSize(limit, 1000));
}
