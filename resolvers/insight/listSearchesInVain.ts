import { util } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { keyOfText } from '../../model/search/keyOfText';
import { searchInVainKey } from '../../model/search/searchInVainKey';
import { japanDay } from '../lib/japanDay';
import { operation } from '../lib/operation';
import { readPageSize } from '../lib/page/paging';
import { sortByPosition } from '../lib/page/sortByPosition';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';

const MOST = 100;

const DAYS_30 = 2592000000;

/** The maximum number of rows that a call reads, the newest first. There is a row for each term and day. */
const READ = 1000;

/**
 * A number greater than any term's number of people. Terms are sorted in ascending order by this number minus
 * their number of people, so that the most wanted term comes first.
 */
const MOST_PEOPLE = 1000000000;

interface Row {
  term: string;
  people: number;
  day: string;
}

interface Result {
  items: Row[];
  nextToken?: string | null;
}

/**
 * Leaves out the earliest day that was read, because some of its rows may be missing, unless it is the only
 * one. Returns the rows that count, and their first day. If all rows were read, all count, and there is no first day.
 */
function complete({ items, nextToken }: Result): { rows: Row[]; countedFrom: string | null } {
  const last = items[items.length - 1];
  if (!nextToken || !last) return { rows: items, countedFrom: null };
  const whole = items.filter(({ day }) => day > last.day);
  const rows = whole.length > 0 ? whole : items;
  return { rows, countedFrom: rows[rows.length - 1]?.day ?? null };
}

export const listSearchesInVain = operation('Query.listSearchesInVain', { grants: ['admin'] })
  .stash<{ size: number }>()
  .unit('Insight', {
    /**
     * Reads the terms that people searched for in vain in the last 30 days. Older rows are left out by their day:
     * they have expired, but DynamoDB may not have deleted them yet.
     */
    request(ctx) {
      authorizeAndValidate(ctx);
      ctx.stash.size = readPageSize(ctx.args.limit, MOST);
      const now = util.time.nowEpochMilliSeconds();
      const first = japanDay(util.time.epochMilliSecondsToISO8601(now - DAYS_30));
      const { pk, sk } = searchInVainKey(first, '');
      return query({ query: { pk: { eq: pk }, sk: { ge: sk } }, scanIndexForward: false, limit: READ });
    },

    /**
     * Returns each term once, the most wanted first. Its `people` is the sum of the numbers of people who
     * searched for it on each day.
     */
    response(ctx) {
      const found: Record<string, { term: string; people: number; lastDay: string }> = {};
      const { rows, countedFrom } = complete(resultOrFail<Result>(ctx));
      rows.forEach(({ term, people, day }) => {
        const before = found[keyOfText(term)];
        found[keyOfText(term)] = {
          term,
          people: people + (before?.people ?? 0),
          lastDay: before?.lastDay ?? day,
        };
      });
      const terms = Object.values(found).map((each) => ({
        ...each,
        countedFrom,
        position: MOST_PEOPLE - each.people,
      }));
      return sortByPosition(terms).slice(0, ctx.stash.size);
    },
  });
