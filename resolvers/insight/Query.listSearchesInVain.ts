import { type Context, util } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { searchInVainKey } from '../../model/search/searchInVainKey';
import { japanDay } from '../lib/japanDay';
import { readPageSize } from '../lib/page/paging';
import { sortByPosition } from '../lib/page/sortByPosition';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';

interface Args {
  limit?: number | null;
}

const MOST = 100;
const DAYS_30 = 2592000000;
/** The number of rows, one for each term and day, that a call reads, the newest first. */
const READ = 1000;
/** A number above every sum of people, from which the sum is subtracted to sort the most wanted term first. */
const MOST_PEOPLE = 1000000000;

/**
 * Reads the terms that people searched for in vain in the last 30 days. Days are compared, because DynamoDB deletes
 * expired rows late.
 */
export function request(ctx: Context<Args>) {
  authorizeAndValidate(ctx);
  ctx.stash.size = readPageSize(ctx.args.limit, MOST);
  const now = util.time.nowEpochMilliSeconds();
  const first = japanDay(util.time.epochMilliSecondsToISO8601(now - DAYS_30));
  const { pk, sk } = searchInVainKey(first, '');
  return query({ query: { pk: { eq: pk }, sk: { ge: sk } }, scanIndexForward: false, limit: READ });
}

interface Row {
  term: string;
  people: number;
  day: string;
}

/** Returns each term once with the sum of its people, the most wanted first. */
export function response(ctx: Context<Args>) {
  const found: Record<string, { term: string; people: number; lastDay: string }> = {};
  resultOrFail<{ items: Row[] }>(ctx).items.forEach(({ term, people, day }) => {
    const before = found[term];
    found[term] = { term, people: people + (before?.people ?? 0), lastDay: before?.lastDay ?? day };
  });
  const rows = Object.values(found).map((row) => ({ ...row, position: MOST_PEOPLE - row.people }));
  return sortByPosition(rows).slice(0, ctx.stash.size);
}
