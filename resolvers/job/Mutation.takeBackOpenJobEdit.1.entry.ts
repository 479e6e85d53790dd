import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import { authorizeAndValidate, fail, type Item, resultOrFail } from '../lib/resolver';

interface Args {
  input: { id: string; entryId: string };
}

/** How many audit entries about the job are read to find the one that the input names. */
const READ = 1000;

/** Reads the audit entry about the edit that is to be taken back. */
export function request(ctx: Context<Args>) {
  ctx.stash.who = authorizeAndValidate(ctx);
  const { id, entryId } = ctx.args.input;
  return query({
    index: 'bySubject',
    query: { subject: { eq: id } },
    filter: { id: { eq: entryId }, action: { eq: 'editPublicJob' } },
    scanIndexForward: false,
    limit: READ,
  });
}

/** Puts the changes of the edit into `ctx.stash.edit`. `NotFound` if the log has no such edit of the job. */
export function response(ctx: Context<Args>) {
  const [entry] = resultOrFail<{ items: Item[] }>(ctx).items;
  ctx.stash.edit = entry?.changes ?? fail('NotFound', 'There is no such edit.');
  return null;
}
