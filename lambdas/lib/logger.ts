import { LogFormatter, Logger, LogItem } from '@aws-lambda-powertools/logger';
import { correlation } from './correlation/correlation';

type Parameters = globalThis.Parameters<LogFormatter['formatAttributes']>;

class CorrelatedFormatter extends LogFormatter {
  formatAttributes(...[standard, more]: Parameters): LogItem {
    const attributes = {
      level: standard.logLevel,
      message: standard.message,
      timestamp: this.formatTimestamp(standard.timestamp),
      service: standard.serviceName,
      correlation_id: correlation.current(),
      xray_trace_id: standard.xRayTraceId,
    };
    return new LogItem({ attributes }).addAttributes(more);
  }
}

/**
 * Writes structured log lines. Their field `service` is the name of the Lambda function, `correlation_id` the id of the
 * operation that it works for, if there is one.
 */
export const logger = new Logger({
  serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'enishi',
  logFormatter: new CorrelatedFormatter(),
});
