import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { authorizeAndValidate, invalid } from '../lib/resolver';
import { readPageSize, readRowCursor } from '../lib/page/paging';

export { queryPage as response } from '../lib/page/paging';

interface Args {
  date?: string | null;
  subject?: string | null;
  actor?: string | null;
  limit?: number | null;
  nextToken?: string | null;
}

/** The number of entries about one subject that a call reads to find those by one actor. */
const READ_FOR_FILTER = 1000;

/**
 * Reads entries of the audit log, newest first. A day is a partition of the table; actor and subject have an
 * index each, whose sort key narrows them to a day. Only the combination of subject and actor needs a filter:
 * few entries are about one subject, so that one call reads practically all of them.
 */
export function request(ctx: Context<Args>) {
  authorizeAndValidate(ctx);
  const { date, subject, actor, limit, nextToken } = ctx.args;
  const day = date?.slice(0, 10);
  const page = {
    scanIndexForward: false,
    limit: readPageSize(limit, 100),
    nextToken: readRowCursor(nextToken),
  };
  const at = day ? { at: { beginsWith: day } } : {};
  if (subject && actor)
    return query({
      index: 'bySubject',
      query: { subject: { eq: subject }, ...at },
      filter: { actor: { eq: actor } },
      ...page,
      limit: READ_FOR_FILTER,
    });
  if (subject) return query({ index: 'bySubject', query: { subject: { eq: subject }, ...at }, ...page });
  if (actor) return query({ index: 'byActor', query: { actor: { eq: actor }, ...at }, ...page });
  if (!day) return invalid('date', 'date, subject or actor');
  return query({ query: { pk: { eq: `Audit#${day}` } }, ...page });
}
