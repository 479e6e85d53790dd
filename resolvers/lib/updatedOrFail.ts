import type { Context } from '@aws-appsync/utils';
import { resultOrFail } from './resolver';
import { fail } from './fail';
import type { Item } from './Item';

/** The record after a conditional write: `NotFound` when there was none, `Conflict` when it had moved on. */
export function updatedOrFail(ctx: Context): Item {
  if (ctx.error?.type === 'DynamoDB:ConditionalCheckFailedException') {
    return ctx.result
      ? fail('Conflict', 'The record has changed in the meantime.')
      : fail('NotFound', 'There is no such record.');
  }
  // AppSync takes removing what is not there for done, whatever the condition said.
  return resultOrFail<Item | null>(ctx) ?? fail('NotFound', 'There is no such record.');
}
