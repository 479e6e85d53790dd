import type { Context } from '@aws-appsync/utils';
import { type Caller, mayCall } from '../../model/access';
import { caller } from './caller';
import { checkArguments } from './checkArguments';
import { checkInput } from './checkInput';
import { fail } from './fail';

/**
 * Returns the caller, or refuses with `Unauthorized` when the model's grants of this root field do not include this
 * kind of caller. Then refuses arguments that are too long, and an input whose values its fields do not take: a caller
 * without the right to call learns nothing about the rules. All of it happens before anything is read.
 */
export function authorize(ctx: Context): Caller {
  const who = caller(ctx);
  if (!mayCall(GRANTS, who)) fail('Unauthorized', 'Not for this kind of caller.');
  if (LONGEST) checkArguments(ctx);
  if (INPUT) checkInput(ctx);
  return who;
}
