import { Logger } from '@aws-lambda-powertools/logger';

/** Writes structured log lines; their service is the function's name. */
export const logger = new Logger({ serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'enishi' });
