import { type Context, util } from '@aws-appsync/utils';
import { Export } from '../../model/entities/Export';
import { keyOf } from '../../model/ids';
import { ExportLimits } from '../../model/limits/ExportLimits';
import { authorizeAndValidate, type Item, newIdSegment, tableName } from '../lib/resolver';
import { cancellationReasons } from '../lib/write/record';
import { japanDay } from '../lib/japanDay';
import { buildExport } from './lib/exportRow';

interface Args {
  input?: { clientToken?: string | null } | null;
}

/**
 * Stores the row of a new export of the caller's own data, unless another export is running or the daily
 * limit is reached. One transaction checks and stores everything, so that concurrent requests cannot exceed
 * the limit.
 */
export function request(ctx: Context<Args>) {
  const who = authorizeAndValidate(ctx);
  const clientToken = ctx.args.input?.clientToken;
  const made = buildExport('OWN_DATA', who.sub, newIdSegment(clientToken));
  const item: Item = clientToken ? { ...made, createToken: clientToken } : made;
  ctx.stash.record = item;
  const now = util.time.nowEpochSeconds();
  const end = now + ExportLimits.seconds;
  const insights = tableName(ctx, 'Insight');
  const { toMapValues } = util.dynamodb;
  const day = japanDay(util.time.nowISO8601());
  return {
    operation: 'TransactWriteItems',
    transactItems: [
      {
        table: insights,
        operation: 'PutItem',
        key: toMapValues(keyOf(Export, `${item.id}`)),
        attributeValues: toMapValues(item),
        condition: { expression: 'attribute_not_exists(pk)' },
      },
      {
        table: insights,
        operation: 'UpdateItem',
        key: toMapValues({ pk: `Once#rate#createDataExport#${who.sub}`, sk: day }),
        update: {
          expression: 'ADD #uses :one SET expiresAt = :end',
          expressionNames: { '#uses': 'uses' },
          expressionValues: toMapValues({ ':one': 1, ':end': now + 172800 }),
        },
        condition: {
          expression: 'attribute_not_exists(#uses) OR #uses < :most',
          expressionNames: { '#uses': 'uses' },
          expressionValues: toMapValues({ ':most': ExportLimits.perDay }),
        },
      },
      {
        table: insights,
        operation: 'PutItem',
        key: toMapValues({ pk: `Once#export#${who.sub}`, sk: 'Once' }),
        attributeValues: toMapValues({ expiresAt: end }),
        condition: {
          expression: 'attribute_not_exists(pk) OR expiresAt < :now',
          expressionValues: toMapValues({ ':now': now }),
        },
      },
    ],
  };
}

/**
 * Returns whether the row was stored, and notes in the stash whether one of the transaction's conditions
 * refused it.
 */
export function response(ctx: Context<Args>) {
  ctx.stash.isRefused = cancellationReasons(ctx).length > 0;
  return { isWritten: !ctx.error };
}
