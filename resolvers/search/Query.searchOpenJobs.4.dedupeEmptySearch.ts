import { type Context, runtime, util } from '@aws-appsync/utils';
import { sourceIpOf } from '../lib/access/sourceIpOf';
import { japanDay } from '../lib/japanDay';
import type { SearchArgs } from './lib/Searchable';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=';

/**
 * A checksum of a text, 14 to 20 digits, that does not show the text. APPSYNC_JS has no hash functions. Not
 * for secrets: anyone who guesses the text can confirm it.
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

/** Maximum number of counted searches per caller and day, so that nobody can dominate the statistics. */
const MOST = 30;
const TWO_DAYS = 172800;

/**
 * Counts a text search without result when the caller marks it as final, once per caller, term and day.
 * Guests are counted by IP, since a script can use any number of identities. The row holds neither caller nor
 * term, and expires soon.
 */
export function request(ctx: Context<SearchArgs>) {
  const { filter, from, nextToken, settled } = ctx.args;
  const isInVain = settled && ctx.prev.result.total === 0 && filter?.keyword && !from && !nextToken;
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

/** Records for the next step whether it counts; a failure here must not fail the search. */
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

/** The search terms, normalized for width, case and spaces; the operator makes no difference. */
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
