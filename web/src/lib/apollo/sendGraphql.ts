import { generateClient } from 'aws-amplify/api';
import type { FormattedExecutionResult } from 'graphql';
import type { Observable } from 'rxjs';

export interface Asked {
  query: string;
  variables: Record<string, unknown>;
}

/** An ID token for the signed-in, an identity's signature for guests. */
export type Credentials = { authMode: 'userPool'; authToken: string } | { authMode: 'iam' };

const client = generateClient();

/** One query or mutation; refusals come back as the result's errors, as AppSync words them. */
export async function sendGraphql(asked: Asked, credentials: Credentials): Promise<FormattedExecutionResult> {
  try {
    return (await client.graphql({ ...asked, ...credentials })) as FormattedExecutionResult;
  } catch (refused) {
    if (typeof refused === 'object' && refused !== null && 'errors' in refused) {
      return refused as FormattedExecutionResult;
    }
    throw refused;
  }
}

/** One subscription; aws-amplify reconnects by itself. */
export const subscribeGraphql = (asked: Asked, credentials: Credentials) =>
  client.graphql({ ...asked, ...credentials }) as unknown as Observable<FormattedExecutionResult>;
