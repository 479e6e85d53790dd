import { fromEnv } from './fromEnv';

/**
 * Replaces the AWS SDK's chain of credential providers in the bundles of Lambda functions. A Lambda function
 * has its credentials in environment variables, so the chain would only enlarge its bundle.
 */
export const environmentCredentials = () => () => Promise.resolve(fromEnv());

export { environmentCredentials as defaultProvider };
