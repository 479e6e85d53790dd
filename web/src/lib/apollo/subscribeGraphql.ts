import { generateClient } from 'aws-amplify/api';
import type { FormattedExecutionResult } from 'graphql';
import type { Observable } from 'rxjs';
import type { Asked } from './Asked';
import type { Credentials } from './Credentials';

const client = generateClient();

/** Starts one subscription. aws-amplify reconnects it by itself after an interruption. */
export const subscribeGraphql = (asked: Asked, credentials: Credentials) =>
  client.graphql({ ...asked, ...credentials }) as unknown as Observable<FormattedExecutionResult>;
