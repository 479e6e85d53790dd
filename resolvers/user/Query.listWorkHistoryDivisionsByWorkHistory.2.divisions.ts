import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { WorkHistory } from '../../model/entities/WorkHistory';
import { keyOf } from '../../model/ids';
import { isRowShown } from '../../model/visibility/isRowShown';
import { workHistoryRows } from '../../model/visibility/workHistoryRows';
import { type Item, resultOrFail } from '../lib/resolver';
import { slicePage } from '../lib/page/paging';

const RULE = { rows: workHistoryRows, author: null };

interface Args {
  workHistoryID: string;
  sortDirection?: 'ASC' | 'DESC' | null;
}

/**
 * Reads a work history together with its divisions. For a current position that the talent does not share,
 * the page is empty.
 */
export function request(ctx: Context<Args>) {
  const { pk, sk } = keyOf(WorkHistory, ctx.args.workHistoryID);
  return query({
    query: { pk: { eq: pk }, sk: { beginsWith: sk } },
    scanIndexForward: ctx.args.sortDirection !== 'DESC',
    limit: 1000,
  });
}

export function response(ctx: Context<Args>) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const history = items.filter((item) => item.id === ctx.args.workHistoryID)[0];
  const isHidden =
    !history || !isRowShown(RULE, history, 'public', '', ctx.prev.result.hidesCurrent !== true);
  const divisions = items.filter((item) => item.__typename === 'WorkHistoryDivision');
  return slicePage(isHidden ? [] : divisions, ctx.stash.offset, ctx.stash.size);
}
