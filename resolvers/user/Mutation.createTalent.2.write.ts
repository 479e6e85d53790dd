import type { Context } from '@aws-appsync/utils';
import { transactWrite } from '@aws-appsync/utils/dynamodb';
import { type Item, tableName } from '../lib/resolver';
import { noteContention, stamp } from '../lib/write/record';
import { registrationWrites } from './lib/userInput';
import { endPipeline } from '../lib/endPipeline';

interface Args {
  input: Item & { email: string; clientToken?: string | null };
}

/**
 * Stores the profile of a talent who was invited by an administrator, and an empty row for the times of their
 * visits. The talent accepts the terms at the first visit.
 */
export function request(ctx: Context<Args>) {
  const { clientToken, email, ...profile } = ctx.args.input;
  const { sub } = ctx.prev.result;
  const items = registrationWrites(ctx, profile, {
    sub,
    by: ctx.stash.by,
    clientToken,
    email: email.toLowerCase(),
  });
  const visit = stamp({}, { __typename: 'LastVisit', id: sub, createdBy: ctx.stash.by });
  const key = { pk: `${sub}#private`, sk: 'LastVisit' };
  return transactWrite({
    items: [...items, { putItem: { table: tableName(ctx, 'Talent'), key, item: visit } }],
  });
}

export function response(ctx: Context<Args>) {
  if (!ctx.error) return endPipeline(ctx, ctx.stash.record);
  noteContention(ctx);
  return null;
}
