import { fromEnv } from './fromEnv';

/**
 * Replaces the AWS SDK's chain of credential providers in the bundles of Lambda functions. A Lambda function
 * has its credentials in environment variables, and the chain would be a fifth of each bundle.
 */
export const environmentCredentials = () => () => Promise.resolve(fromEnv());

export { environmentCredentials as defaultProvider };
