import type { Environment } from '../../Environment';
import type { FunctionConfiguration } from './FunctionConfiguration';

export interface RoleCredentials {
  accessKeyId: string;
  secretAccessKey: string;
  sessionToken: string;
}

/**
 * Returns the environment variables with the URLs of the local services, which the AWS SDKs then use instead
 * of AWS.
 */
function endpoints({ origin, dynamodbEndpoint, filesEndpoint }: Environment): Record<string, string> {
  return {
    AWS_ENDPOINT_URL_DYNAMODB: dynamodbEndpoint,
    AWS_ENDPOINT_URL_DYNAMODB_STREAMS: dynamodbEndpoint,
    AWS_ENDPOINT_URL_S3: filesEndpoint,
    AWS_ENDPOINT_URL_SES: `${origin}/ses`,
    AWS_ENDPOINT_URL_SQS: `${origin}/sqs`,
    AWS_ENDPOINT_URL_SSM: `${origin}/ssm`,
    AWS_ENDPOINT_URL_LAMBDA: `${origin}/lambda`,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: `${origin}/cognito-idp`,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY: `${origin}/cognito-identity`,
    // Requests to any other AWS service stay on this machine and get an error that names the service.
    AWS_ENDPOINT_URL: `${origin}/_local/unknown-service`,
  };
}

/**
 * Returns the environment variables of a Lambda function: those in the template, those that Lambda sets, and
 * the URLs of the local services.
 */
export function readVariables(
  configuration: FunctionConfiguration,
  environment: Environment,
  credentials: RoleCredentials,
): Record<string, string> {
  return {
    ...configuration.variables,
    ...endpoints(environment),
    AWS_REGION: environment.region,
    AWS_DEFAULT_REGION: environment.region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_SESSION_TOKEN: credentials.sessionToken,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    AWS_LAMBDA_FUNCTION_NAME: configuration.name,
    AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
    AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(configuration.memoryMegabytes),
    AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${configuration.name}`,
    AWS_LAMBDA_LOG_STREAM_NAME: 'local',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    LAMBDA_TASK_ROOT: configuration.folder,
    _HANDLER: configuration.handler,
    LANG: 'en_US.UTF-8',
    TZ: ':UTC',
    PATH: process.env.PATH ?? '',
  };
}
