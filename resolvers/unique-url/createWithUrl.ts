import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { endPipeline } from '../lib/endPipeline';
import { checkPicture } from '../lib/input/checkPicture';
import { operation } from '../lib/operation';
import { authorizeAndValidate, newIdSegment, tableName } from '../lib/resolver';
import { putNew, stamp } from '../lib/write/record';
import { checkUniqueUrlInput, reserveUrl, uniqueUrlEntity, type UrlRecord } from './lib/uniqueUrl';
import { resolveUniqueUrl } from './resolveUniqueUrl';

export const createWithUrl = operation({
  'Mutation.createWPWorkerCategory': { grants: ['admin'] },
  'Mutation.createPageQuery': { grants: ['admin'] },
})
  .stash<{ id: string; record: UrlRecord }>()
  .step('write', 'Catalog', {
    /**
     * Stores a new public page or category of professionals, and the reservation of its URL, in one transaction.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { clientToken, ...values } = ctx.args.input;
      checkUniqueUrlInput(values);
      checkPicture('coverImage', values, {}, who);
      const id = newIdSegment(clientToken);
      const made = { __typename: uniqueUrlEntity().name, id, createdBy: who.sub, createToken: clientToken };
      const record: UrlRecord = { ...stamp(values, made), listKey: uniqueUrlEntity().name };
      ctx.stash.record = record;
      ctx.stash.id = id;
      const catalogue = tableName(ctx, 'Catalog');
      return transactWrite({
        items: [putNew(catalogue, uniqueUrlEntity(), record), reserveUrl(catalogue, ctx.args.input.url, id)],
      });
    },

    response(ctx) {
      if (!ctx.error) return endPipeline(ctx, ctx.stash.record);
      return { isWritten: false };
    },
  })
  .step('resolveConflict', resolveUniqueUrl);
