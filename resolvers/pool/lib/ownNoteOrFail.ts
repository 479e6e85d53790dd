import type { Context } from '@aws-appsync/utils';
import type { Rows } from '../../generated/types';
import { fail, resultOrFail } from '../../lib/resolver';

/** Returns the caller's own note after a write. `NotFound` if there is none, or it is somebody else's. */
export function ownNoteOrFail(ctx: Context): Rows['TalentNote'] {
  if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException')
    fail('NotFound', 'There is no such record.');
  return resultOrFail<Rows['TalentNote'] | null>(ctx) ?? fail('NotFound', 'There is no such record.');
}
