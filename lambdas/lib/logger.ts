import { Logger } from '@aws-lambda-powertools/logger';

/** Structured log lines; the service is the function's own name. */
export const logger = new Logger({ serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'enishi' });
