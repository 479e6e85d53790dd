import { opensearch } from '../lib/opensearch';
import type { FoundUser } from './FoundUser';

const PAGE = 500;
const KEEP_ALIVE = '5m';

interface Page {
  pit_id?: string;
  hits: { total: { value: number }; hits: { _source: { user: FoundUser }; sort: unknown[] }[] };
  error?: { reason: string };
}

interface Point {
  pit_id: string;
}

/**
 * Yields the talents in the search index that match the conditions of the first step that finds somebody, one page at
 * a time. All pages show the index at the same point in time, so that no talent is omitted or repeated if the index
 * changes during the export.
 * @param fields the fields of the search documents that are returned, such as `user.sub`
 */
export async function* searchUsers(
  conditions: readonly object[][],
  fields: string[],
): AsyncGenerator<{ total: number; users: FoundUser[] }> {
  const opened = await opensearch<Point>(
    'POST',
    `/users-admin/_search/point_in_time?keep_alive=${KEEP_ALIVE}`,
  );
  let { pit_id: id } = opened.body;
  let after: unknown[] | undefined;
  let step = 0;
  let isWider = false;
  try {
    do {
      const { body } = await opensearch<Page>('POST', '/_search', {
        ...{ pit: { id, keep_alive: KEEP_ALIVE }, size: PAGE, track_total_hits: true, _source: fields },
        ...{ query: { bool: { filter: conditions[step] } }, sort: [{ id: 'asc' }] },
        ...(after && { search_after: after }),
      });
      if (body.error) throw new Error(`Search refused the export: ${body.error.reason}`);
      id = body.pit_id ?? id;
      const { hits, total } = body.hits;
      isWider = total.value === 0 && step + 1 < conditions.length;
      if (isWider) step += 1;
      yield { total: total.value, users: hits.map(({ _source }) => _source.user) };
      after = hits.length === PAGE ? hits.at(-1)?.sort : undefined;
    } while (after ?? isWider);
  } finally {
    await opensearch('DELETE', '/_search/point_in_time', { pit_id: [id] });
  }
}
