import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { WorkHistory } from '../../model/entities/WorkHistory';
import { addressOf } from '../../model/ids';
import { answered } from '../lib/answered';
import type { Item } from '../lib/Item';
import { paged } from '../lib/paged';

interface Args {
  workHistoryID: string;
  sortDirection?: 'ASC' | 'DESC' | null;
}

/** The history and what lies below it, so that a current position that is not shared stays hidden. */
export function request(ctx: Context<Args>) {
  const { pk, sk } = addressOf(WorkHistory, ctx.args.workHistoryID);
  return query({
    query: { pk: { eq: pk }, sk: { beginsWith: sk } },
    scanIndexForward: ctx.args.sortDirection !== 'DESC',
    limit: 1000,
  });
}

export function response(ctx: Context<Args>) {
  const { items } = answered<{ items: Item[] }>(ctx);
  const history = items.filter((item) => item.id === ctx.args.workHistoryID)[0];
  const isHidden = !history || (ctx.prev.result.hidesCurrent === true && history.isCurrentJob === true);
  const divisions = items.filter((item) => item.__typename === 'WorkHistoryDivision');
  return paged(isHidden ? [] : divisions, ctx.stash.offset, ctx.stash.size);
}
