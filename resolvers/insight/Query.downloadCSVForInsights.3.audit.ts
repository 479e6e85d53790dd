import type { Context } from '@aws-appsync/utils';
import { answered } from '../lib/answered';
import { auditEntry } from '../lib/auditEntry';
import type { CsvArgs } from './lib/CsvArgs';

/** Who took which numbers away is written down before they are handed over. */
export function request(ctx: Context<CsvArgs>) {
  const { period, metricsType, date } = ctx.args;
  const subject = `Insight ${metricsType ?? 'all'} ${period} ${date ?? ''}`.trim();
  return auditEntry({ actor: ctx.stash.who.sub, action: 'downloadInsights', subject });
}

export function response(ctx: Context<CsvArgs>) {
  answered(ctx);
  return null;
}
