import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { keyOf } from '../../model/ids';
import { operation } from '../lib/operation';
import { fail, tableName } from '../lib/resolver';
import { withCondition } from '../lib/write/conditions';
import { logDeletion } from '../lib/write/logDeletion';
import { uniqueUrlEntity, urlReservationKey } from './lib/uniqueUrl';
import { readUniqueUrl, type UrlStash } from './readUniqueUrl';

export const deleteWithUrl = operation({
  'Mutation.deleteWPWorkerCategory': { grants: ['admin'], also: ['Insight'] },
  'Mutation.deletePageQuery': { grants: ['admin'], also: ['Insight'] },
})
  .stash<UrlStash>()
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
              key: keyOf(uniqueUrlEntity(), id),
              condition: withCondition(still, ctx.stash.asked),
            },
          },
          {
            deleteItem: { table: catalogue, key: urlReservationKey(url), condition: { id: { eq: id } } },
          },
          ...logDeletion(ctx, ctx.prev.result),
        ],
      });
    },

    response(ctx) {
      if (ctx.error) fail('Conflict', 'The record has changed in the meantime.');
      return ctx.prev.result;
    },
  });
