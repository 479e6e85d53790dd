import { util } from '@aws-appsync/utils';
import { operations, transactWrite } from '@aws-appsync/utils/dynamodb';
import { keyOf } from '../../model/ids';
import { operation } from '../lib/operation';
import { tableName } from '../lib/resolver';
import { withCondition } from '../lib/write/conditions';
import { toUpdate } from '../lib/write/record';
import { reserveUrl, uniqueUrlEntity, urlReservationKey } from './lib/uniqueUrl';
import { readUniqueUrl, type UrlStash } from './readUniqueUrl';
import { resolveUniqueUrl } from './resolveUniqueUrl';

export const updateWithUrl = operation({
  'Mutation.updateWPWorkerCategory': { grants: ['admin'] },
  'Mutation.updatePageQuery': { grants: ['admin'] },
})
  .stash<UrlStash>()
  .step('read', readUniqueUrl)
  .step('write', 'Catalog', {
    /**
     * Changes a public page or category of professionals, on the condition that its URL has not changed since it was read.
     * If the input has a new URL, the same transaction reserves it and deletes the reservation of the old one.
     */
    request(ctx) {
      const { id, ...values } = ctx.args.input;
      const before = ctx.prev.result;
      const catalogue = tableName(ctx, 'Catalog');
      const still = { url: { eq: before.url } };
      const touch = { updatedAt: util.time.nowISO8601(), version: operations.increment(1) };
      const record = {
        updateItem: {
          table: catalogue,
          key: keyOf(uniqueUrlEntity(), id),
          update: { ...toUpdate(values, []), ...touch },
          condition: withCondition(still, ctx.stash.asked),
        },
      };
      const { url } = values;
      if (!url || url === before.url) return transactWrite({ items: [record] });
      const freed = {
        deleteItem: {
          table: catalogue,
          key: urlReservationKey(before.url),
          condition: { id: { eq: id } },
        },
      };
      return transactWrite({ items: [record, freed, reserveUrl(catalogue, url, id)] });
    },

    response(ctx) {
      return { isWritten: !ctx.error };
    },
  })
  .step('resolveConflict', resolveUniqueUrl);
