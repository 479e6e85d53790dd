import { env } from './env';

/** Returns the AWS credentials that Lambda puts into a function's environment variables. */
export function fromEnv() {
  return {
    accessKeyId: env('AWS_ACCESS_KEY_ID'),
    secretAccessKey: env('AWS_SECRET_ACCESS_KEY'),
    sessionToken: env('AWS_SESSION_TOKEN'),
  };
}
