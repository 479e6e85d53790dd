import { type Context, util } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { authorizeAndValidate, invalid } from '../lib/resolver';
import { readPageSize, readRowCursor } from '../lib/page/paging';

export { queryPage as response } from '../lib/page/paging';

interface Args {
  date?: string | null;
  until?: string | null;
  subject?: string | null;
  actor?: string | null;
  action?: string | null;
  limit?: number | null;
  nextToken?: string | null;
}

/**
 * The number of audit entries that one call reads if it filters them: by action, or by actor if a subject is given,
 * too.
 */
const READ_FOR_FILTER = 1000;

const DAY = 86400000;

/** Returns the first millisecond of one day in Japan, and the last of another. */
function rangeOf(first: string, last: string): [string, string] {
  const { epochMilliSecondsToISO8601, parseISO8601ToEpochMilliSeconds } = util.time;
  const midnight = (day: string) => parseISO8601ToEpochMilliSeconds(`${day}T00:00:00+09:00`);
  return [epochMilliSecondsToISO8601(midnight(first)), epochMilliSecondsToISO8601(midnight(last) + DAY - 1)];
}

/**
 * Reads a page of the audit log, newest first: the entries about a subject, by an actor, or all of them, each by an
 * index that is sorted by time. All can be restricted to the days in Japan from `date` to `until`, which is `date` if
 * it is not given. Entries about a subject are filtered by actor, and all by action: a page may then have fewer than
 * `limit` although others follow.
 */
export function request(ctx: Context<Args>) {
  authorizeAndValidate(ctx);
  const { date, until, subject, actor, action, limit, nextToken } = ctx.args;
  if (!date && !subject && !actor) return invalid('date', 'date, subject or actor');
  const first = date?.slice(0, 10) ?? '1970-01-01';
  const last = until?.slice(0, 10) ?? date?.slice(0, 10);
  if (last && last < first) return invalid('until', 'notBeforeStart');
  const at = last ? { at: { between: rangeOf(first, last) } } : {};
  const filter = {
    ...(subject && actor ? { actor: { eq: actor } } : {}),
    ...(action ? { action: { eq: action } } : {}),
  };
  const size = readPageSize(limit, 100);
  const isFiltered = Object.keys(filter).length > 0;
  const page = {
    scanIndexForward: false,
    limit: isFiltered ? READ_FOR_FILTER : size,
    nextToken: readRowCursor(nextToken),
    ...(isFiltered ? { filter } : {}),
  };
  if (subject) return query({ index: 'bySubject', query: { subject: { eq: subject }, ...at }, ...page });
  if (actor) return query({ index: 'byActor', query: { actor: { eq: actor }, ...at }, ...page });
  return query({ index: 'byTime', query: { __typename: { eq: 'AuditEntry' }, ...at }, ...page });
}
