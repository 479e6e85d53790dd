import type { Caller } from '../../model/access';
import { isIdOf } from '../../model/ids';
import type { RootFields, StoredRow } from '../generated/types';
import { checkPicture } from '../lib/input/checkPicture';
import { step, type StepContext } from '../lib/operation';
import { getLatestRecord } from '../lib/read';
import { authorizeAndValidate, fail, resultOrFail } from '../lib/resolver';
import { dynamoCondition } from '../lib/write/conditions';
import { checkUniqueUrlInput, uniqueUrlEntity } from './lib/uniqueUrl';

type Args = RootFields['Mutation.updatePageQuery' | 'Mutation.deletePageQuery']['args'];

/** The stash of the operations on a record with a unique URL. */
export interface UrlStash {
  who: Caller;
  id: string;
  /** The condition of the caller; empty without one. */
  asked: StoredRow;
}

export const readUniqueUrl = step('Catalog', {
  /**
   * Reads the stored public page or category of professionals. Its current URL is needed, because the URL's
   * reservation may have to be deleted.
   */
  request(ctx: StepContext<Args, UrlStash>) {
    ctx.stash.who = authorizeAndValidate(ctx);
    const { id } = ctx.args.input;
    checkUniqueUrlInput(ctx.args.input);
    ctx.stash.asked = dynamoCondition(ctx.args.condition);
    if (!isIdOf(uniqueUrlEntity(), id)) fail('NotFound', 'There is no such record.');
    ctx.stash.id = id;
    return getLatestRecord(uniqueUrlEntity(), id);
  },

  response(ctx) {
    const stored = resultOrFail(ctx) ?? fail('NotFound', 'There is no such record.');
    checkPicture('coverImage', ctx.args.input, stored, ctx.stash.who);
    return stored;
  },
});
