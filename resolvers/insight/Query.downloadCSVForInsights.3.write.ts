import type { Context } from '@aws-appsync/utils';
import { resultOrFail } from '../lib/resolver';
import type { CsvArgs } from './lib/csvArguments';

/** Invokes the function export-insights-csv, which writes the CSV file of dashboard figures. */
export function request(ctx: Context<CsvArgs>) {
  const { period, metricsType, date } = ctx.args;
  return { operation: 'Invoke', payload: { period, metricsType, date } };
}

export const response = (ctx: Context<CsvArgs>) => resultOrFail(ctx);
