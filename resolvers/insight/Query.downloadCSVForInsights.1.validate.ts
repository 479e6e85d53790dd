import type { Context } from '@aws-appsync/utils';
import { authorizeAndValidate, invalid } from '../lib/resolver';
import type { CsvArgs } from './lib/csvArguments';

/**
 * Validates the request for a CSV file of dashboard figures: either one metric over time, or all metrics of
 * one period (day, week or month).
 */
export function request(ctx: Context<CsvArgs>) {
  ctx.stash.who = authorizeAndValidate(ctx);
  const { period, metricsType, date } = ctx.args;
  if (!metricsType && !date) invalid('date', 'metricsType or date');
  const subject = `Insight ${metricsType ?? 'all'} ${period} ${date ?? ''}`.trim();
  ctx.stash.audit = { action: 'downloadInsights', subject };
  return {};
}

export function response() {
  return null;
}
