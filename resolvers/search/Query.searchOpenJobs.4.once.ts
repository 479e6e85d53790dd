import { type Context, runtime, util } from '@aws-appsync/utils';
import { checksum } from '../lib/checksum';
import { connectionOf } from '../lib/connectionOf';
import { japanDay } from '../lib/japanDay';
import type { SearchArgs } from './lib/Searchable';

/** How many searches in vain of one caller count in a day: nobody alone makes the number. */
const MOST = 30;
const TWO_DAYS = 172800;

/**
 * A search by words that finds nothing counts when its caller says that it is what they meant, once for a caller, a
 * term and a day. A guest is their address, since a script may take any number of identities. The row holds neither
 * who nor what, and is gone soon.
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

/** Whether it counts is for the next step; not to know is no reason to withhold the page. */
export function response(ctx: Context<SearchArgs>) {
  ctx.stash.isFirst = !ctx.error;
  return ctx.prev.result;
}

function callerOf(ctx: Context): string {
  const { sub, cognitoIdentityId } = (ctx.identity ?? {}) as {
    sub?: string;
    cognitoIdentityId?: string | null;
  };
  const address = connectionOf(ctx);
  return `${sub ?? (address === '' ? cognitoIdentityId : address)}`;
}

/** The words that were looked for, whatever their width, case and spaces, and however they were looked for. */
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
