import type { CommonStash } from '../lib/CommonStash';
import { step, type StepContext } from '../lib/operation';
import { getLatestRecord } from '../lib/read';
import { fail, resultOrFail } from '../lib/resolver';
import { existingOrConflict } from '../lib/write/record';
import { uniqueUrlEntity } from './lib/uniqueUrl';

export const resolveUniqueUrl = step('Catalog', {
  /**
   * Reads the public page or category of professionals after a write, whether it succeeded or was refused
   * (because the record had changed, or the URL is taken).
   */
  request(ctx: StepContext<unknown, CommonStash & { id: string }, { isWritten: boolean }>) {
    return getLatestRecord(uniqueUrlEntity(), ctx.stash.id);
  },

  response(ctx) {
    const there = resultOrFail(ctx);
    if (there && ctx.prev.result.isWritten) return there;
    if (there && ctx.stash.record) return existingOrConflict(there, ctx.stash.record);
    return fail('Conflict', 'The url is taken, or the record has changed in the meantime.');
  },
});
