import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { EvaluationCommentVisibility } from '../../model/visibility/EvaluationCommentVisibility';
import { project } from '../../model/visibility/project';
import { shownComments } from '../../model/visibility/shownComments';
import { type Item, resultOrFail } from '../lib/resolver';
import { slicePage } from '../lib/page/paging';

interface Args {
  userID: string;
  sortDirection?: 'ASC' | 'DESC' | null;
}

/**
 * Reads the evaluations of a talent together with the comments about the talent, because the evaluations
 * decide which comments are visible.
 */
export function request(ctx: Context<Args>) {
  return query({
    query: { pk: { eq: ctx.args.userID }, sk: { beginsWith: 'Evaluation' } },
    scanIndexForward: ctx.args.sortDirection !== 'DESC',
    limit: 1000,
  });
}

export function response(ctx: Context<Args>) {
  const { items } = resultOrFail<{ items: Item[] }>(ctx);
  const { viewer, sub, offset, size } = ctx.stash;
  const shown = shownComments(items, viewer, sub);
  return slicePage(
    shown.map((row) => project(EvaluationCommentVisibility, row, viewer)),
    offset,
    size,
  );
}
