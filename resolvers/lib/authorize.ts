import type { Context } from '@aws-appsync/utils';
import { type Caller, mayCall } from '../../model/access';
import type { Grant } from '../../model/Entity';
import { caller } from './caller';
import { fail } from './fail';

/** The caller, when this kind of caller may call at all; refused otherwise, before anything is read. */
export function authorize(ctx: Context, grants: readonly Grant[]): Caller {
  const who = caller(ctx);
  if (!mayCall(grants, who)) fail('Unauthorized', 'This operation is not for this kind of caller.');
  return who;
}
