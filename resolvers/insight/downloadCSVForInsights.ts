import { RateLimits } from '../../model/limits/RateLimits';
import { operation } from '../lib/operation';
import { authorizeAndValidate, invalid, resultOrFail } from '../lib/resolver';
import { auditCsv, type AuditStash } from './auditCsv';

export const downloadCSVForInsights = operation('Query.downloadCSVForInsights', {
  grants: ['admin'],
  rate: RateLimits.csv,
})
  .stash<AuditStash>()
  .step('validate', 'None', {
    /**
     * Validates the request for a CSV file of dashboard figures: either one metric over time, or all metrics of
     * one period (day, week or month).
     */
    request(ctx) {
      ctx.stash.who = authorizeAndValidate(ctx);
      const { period, metricsType, date } = ctx.args;
      if (!metricsType && !date) invalid('date', 'metricsType or date');
      const subject = `Insight ${metricsType ?? 'all'} ${period} ${date ?? ''}`.trim();
      ctx.stash.audit = { action: 'downloadInsights', subject };
      return {};
    },

    response() {
      return null;
    },
  })
  .step('audit', auditCsv)
  .step('write', 'InsightsCsv', {
    /** Invokes the function export-insights-csv, which writes the CSV file of dashboard figures. */
    request(ctx) {
      const { period, metricsType, date } = ctx.args;
      return { operation: 'Invoke', payload: { period, metricsType, date } };
    },

    response: (ctx) => resultOrFail(ctx),
  });
