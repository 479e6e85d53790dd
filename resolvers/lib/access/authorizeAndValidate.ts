import type { Context } from '@aws-appsync/utils';
import { type Caller, mayCall } from '../../../model/access';
import { caller } from '../caller';
import { checkArguments } from '../checkArguments';
import { checkInput } from '../checkInput';
import { fail } from '../fail';

/**
 * Returns the caller, or fails with `Unauthorized` when the model does not grant this root field to this kind
 * of caller. Then rejects arguments that are too long and invalid input: a caller without the right to call
 * learns nothing about the rules. Runs before anything is read.
 */
export function authorizeAndValidate(ctx: Context): Caller {
  const who = caller(ctx);
  if (!mayCall(GRANTS, who)) fail('Unauthorized', 'Not for this kind of caller.');
  if (LONGEST) checkArguments(ctx);
  if (INPUT) checkInput(ctx);
  return who;
}
