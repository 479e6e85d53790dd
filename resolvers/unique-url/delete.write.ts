import type { Context } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { keyOf } from '../../model/ids';
import { fail, type Item, tableName } from '../lib/resolver';
import { logDeletion } from '../lib/write/logDeletion';
import { withCondition } from '../lib/write/record';
import { uniqueUrlEntity, urlReservationKey } from './lib/uniqueUrl';

interface Args {
  input: { id: string };
}

/** Deletes a public page or category of professionals, together with the reservation of its URL, and logs it. */
export function request(ctx: Context<Args>) {
  const { id, url } = ctx.prev.result as Item;
  const catalogue = tableName(ctx, 'Catalog');
  const still = { url: { eq: url } };
  return transactWrite({
    items: [
      {
        deleteItem: {
          table: catalogue,
          key: keyOf(uniqueUrlEntity(), `${id}`),
          condition: withCondition(still, ctx.stash.asked),
        },
      },
      { deleteItem: { table: catalogue, key: urlReservationKey(`${url}`), condition: { id: { eq: id } } } },
      ...logDeletion(ctx, ctx.prev.result as Item),
    ],
  });
}

export function response(ctx: Context<Args>): Item {
  if (ctx.error) fail('Conflict', 'The record has changed in the meantime.');
  return ctx.prev.result as Item;
}
