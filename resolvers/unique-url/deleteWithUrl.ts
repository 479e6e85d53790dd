import { operation } from '../lib/operation';
import { readUniqueUrl } from './readUniqueUrl';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { keyOf } from '../../model/ids';
import { fail, type StoredRow, tableName } from '../lib/resolver';
import { logDeletion } from '../lib/write/logDeletion';
import { withCondition } from '../lib/write/record';
import { uniqueUrlEntity, urlReservationKey } from './lib/uniqueUrl';

export const deleteWithUrl = operation({
  'Mutation.deleteWPWorkerCategory': { grants: ['admin'], also: ['Insight'] },
  'Mutation.deletePageQuery': { grants: ['admin'], also: ['Insight'] },
})
  .step('read', readUniqueUrl)
  .step('write', 'Catalog', {
    /** Deletes a public page or category of professionals, together with the reservation of its URL, and logs it. */
    request(ctx) {
      const { id, url } = ctx.prev.result;
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
          {
            deleteItem: { table: catalogue, key: urlReservationKey(`${url}`), condition: { id: { eq: id } } },
          },
          ...logDeletion(ctx, ctx.prev.result),
        ],
      });
    },

    response(ctx): StoredRow {
      if (ctx.error) fail('Conflict', 'The record has changed in the meantime.');
      return ctx.prev.result;
    },
  });
