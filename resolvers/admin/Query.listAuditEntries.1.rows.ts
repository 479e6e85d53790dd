import { type Context, util } from '@aws-appsync/utils';
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

/** The number of audit entries that one call reads if both a subject and an actor are given. */
const READ_FOR_FILTER = 1000;

const DAY = 86400000;

/** Returns the first and the last millisecond of a day in Japan. */
function hoursOf(day: string): [string, string] {
  const begin = util.time.parseISO8601ToEpochMilliSeconds(`${day}T00:00:00+09:00`);
  const { epochMilliSecondsToISO8601 } = util.time;
  return [epochMilliSecondsToISO8601(begin), epochMilliSecondsToISO8601(begin + DAY - 1)];
}

/**
 * Reads a page of the audit log, newest first. The arguments decide whether it contains the entries of a day in
 * Japan (a partition of the table), about a subject (an index), or by an actor (another index). The entries about a
 * subject or by an actor can also be restricted to a day. If both subject and actor are given, the entries
 * about the subject are read and filtered by actor. A subject has so few entries that one call reads
 * practically all of them.
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
  const at = day ? { at: { between: hoursOf(day) } } : {};
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
