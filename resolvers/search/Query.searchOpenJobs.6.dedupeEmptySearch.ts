import { type Context, runtime, util } from '@aws-appsync/utils';
import { sourceIpOf } from '../lib/access/sourceIpOf';
import { japanDay } from '../lib/japanDay';
import type { SearchArgs } from './lib/Searchable';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=';

/**
 * Returns a checksum that does not show the text. It is no protection for secrets: anyone who guesses the
 * text can confirm the guess. (APPSYNC_JS has no hash functions.)
 */
function checksum(text: string): string {
  let one = 7;
  let other = 11;
  for (const digit of util.base64Encode(text).split('')) {
    const value = DIGITS.indexOf(digit) + 1;
    one = (one * 131 + value) % 2147483647;
    other = (other * 137 + value) % 2147483629;
  }
  return `${one}-${other}`;
}

/**
 * Maximum number of searches without results that are counted for one caller on one day, so that no caller can dominate
 * the statistics.
 */
const MOST = 30;
const TWO_DAYS = 172800;

/**
 * Stores that the caller has found nothing with this search term, once for each caller, term and day (in
 * Japan). It does so only for searches that the web app marks as final (`settled`). Results of the step
 * `NEAR` count as nothing found. Guests are identified by their IP address, because a script can create any
 * number of guest identities. The row contains only checksums and expires after two days.
 */
export function request(ctx: Context<SearchArgs>) {
  const { filter, from, nextToken, settled } = ctx.args;
  const { nearTotal, match } = ctx.prev.result as { nearTotal: number; match: string };
  // What only begins with the words is a result; what is merely near is not.
  const isNear = nearTotal === 0 || match === 'NEAR';
  const isInVain = settled && isNear && filter?.keyword && !from && !nextToken;
  if (!isInVain) runtime.earlyReturn(ctx.prev.result);
  const day = japanDay(util.time.nowISO8601());
  const row = checksum(`${day} ${callerOf(ctx)}`);
  const term = checksum(termOf(filter?.keyword as Record<string, unknown>));
  return {
    operation: 'UpdateItem',
    key: util.dynamodb.toMapValues({ pk: `Once#vain#${row}`, sk: day }),
    update: {
      expression: 'ADD terms :terms SET expiresAt = :end',
      expressionValues: {
        ':terms': util.dynamodb.toStringSet([term]),
        ':end': util.dynamodb.toDynamoDB(util.time.nowEpochSeconds() + TWO_DAYS),
      },
    },
    condition: {
      expression: 'attribute_not_exists(terms) OR (NOT contains(terms, :term) AND size(terms) < :most)',
      expressionValues: util.dynamodb.toMapValues({ ':term': term, ':most': MOST }),
    },
  };
}

/**
 * Puts into the stash whether the search term is new, so that the next step counts this search. If the term
 * could not be stored for another reason, the search succeeds nevertheless.
 */
export function response(ctx: Context<SearchArgs>) {
  ctx.stash.isFirst = !ctx.error;
  return ctx.prev.result;
}

function callerOf(ctx: Context): string {
  const { sub, cognitoIdentityId } = (ctx.identity ?? {}) as {
    sub?: string;
    cognitoIdentityId?: string | null;
  };
  const ip = sourceIpOf(ctx);
  return `${sub ?? (ip === '' ? cognitoIdentityId : ip)}`;
}

/**
 * Returns the search terms, normalized in width, case and spaces. The operator, such as `match`, makes no difference.
 */
function termOf(keyword: Record<string, unknown>): string {
  const [words] = Object.values(keyword).filter((value) => value !== null);
  const text = util.str.normalize(JSON.stringify(words).slice(0, 100), 'nfkc').toLowerCase();
  return text
    .split('"')
    .join(' ')
    .split(' ')
    .filter((word) => word !== '')
    .join(' ');
}
