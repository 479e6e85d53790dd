import type { Context } from '@aws-appsync/utils';
import { authorizeAndValidate, resultOrFail } from '../lib/resolver';
import { requireDemoStage } from './lib/requireDemoStage';

interface Args {
  input: { catalogues?: boolean | null; demo?: boolean | null };
}

/**
 * Starts the function that adds demo data, missing catalogue entries, or both, as the input says. The
 * function runs longer than a request may take, so the response only says that it was started. `Unauthorized`
 * on stages that do not accept demo data.
 */
export function request(ctx: Context<Args>) {
  authorizeAndValidate(ctx);
  requireDemoStage(ctx);
  const { catalogues, demo } = ctx.args.input;
  const payload = { catalogues: catalogues === true, demo: demo === true };
  return { operation: 'Invoke', invocationType: 'Event', payload };
}

export function response(ctx: Context<Args>) {
  resultOrFail(ctx);
  return { accepted: true };
}
