import { env } from './env';

/** The credentials that Lambda gives a function, from its environment. */
export function fromEnv() {
  return {
    accessKeyId: env('AWS_ACCESS_KEY_ID'),
    secretAccessKey: env('AWS_SECRET_ACCESS_KEY'),
    sessionToken: env('AWS_SESSION_TOKEN'),
  };
}
