import type { Context } from '@aws-appsync/utils';
import { fail, getLatestRecord, type StoredRow, resultOrFail } from '../lib/resolver';
import { existingOrConflict } from '../lib/write/record';
import { uniqueUrlEntity } from './lib/uniqueUrl';
import { step } from '../lib/operation';

export const resolveUniqueUrl = step('Catalog', {
  /**
   * Reads the public page or category of professionals after a write, whether it succeeded or was refused
   * (because the record had changed, or the URL is taken).
   */
  request(ctx: Context) {
    return getLatestRecord(uniqueUrlEntity(), ctx.stash.id);
  },

  response(ctx: Context) {
    const there = resultOrFail<StoredRow | null>(ctx);
    if (there && ctx.prev.result.isWritten) return there;
    if (there && ctx.stash.record) return existingOrConflict(there, ctx.stash.record as StoredRow);
    return fail('Conflict', 'The url is taken, or the record has changed in the meantime.');
  },
});
