import type { Context } from '@aws-appsync/utils';
import { type Caller, mayCall } from '../../model/access';
import type { Grant } from '../../model/Entity';
import { caller } from './caller';
import { checkArguments } from './checkArguments';
import { checkInput } from './checkInput';
import { fail } from './fail';

/**
 * The caller, when this kind of caller may call at all; refused otherwise, before anything is read. Then arguments
 * are refused that are too long, and an input with values that its fields do not take: a caller who may not call
 * learns nothing of the rules.
 */
export function authorize(ctx: Context, grants: readonly Grant[]): Caller {
  const who = caller(ctx);
  if (!mayCall(grants, who)) fail('Unauthorized', 'Not for this kind of caller.');
  if (LONGEST) checkArguments(ctx);
  if (INPUT) checkInput(ctx);
  return who;
}
