import { Logger } from '@aws-lambda-powertools/logger';

/** Writes structured log lines. Their field `service` is the name of the Lambda function. */
export const logger = new Logger({ serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'enishi' });
