import type { Context } from '@aws-appsync/utils';
import { type Stage, stages } from '../../../model/stages';
import { fail } from '../../lib/resolver';

/** Refuses the call with `Unauthorized` on stages that do not accept demo data. */
export function requireDemoStage(ctx: Context): void {
  if (!stages[ctx.env.stage as Stage]?.takesDemoData) fail('Unauthorized', 'Not on this stage.');
}
