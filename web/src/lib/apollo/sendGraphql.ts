import { generateClient } from 'aws-amplify/api';
import type { FormattedExecutionResult } from 'graphql';
import type { Observable } from 'rxjs';
import { correlationId } from '../../../../model/correlationId';
import type { Asked } from './Asked';
import type { Credentials } from './Credentials';

const client = generateClient();

/**
 * Sends one query or mutation with aws-amplify. Errors of AppSync are part of the result; other errors, such
 * as those of the network, are thrown.
 */
export async function sendGraphql(
  { correlationId: id = '', ...asked }: Asked,
  credentials: Credentials,
): Promise<FormattedExecutionResult> {
  try {
    return (await client.graphql(
      { ...asked, ...credentials },
      { [correlationId.header]: id },
    )) as FormattedExecutionResult;
  } catch (refused) {
    if (typeof refused === 'object' && refused !== null && 'errors' in refused) {
      return refused as FormattedExecutionResult;
    }
    throw refused;
  }
}

/** Starts one subscription. aws-amplify reconnects it by itself after an interruption. */
export const subscribeGraphql = (asked: Asked, credentials: Credentials) =>
  client.graphql({ ...asked, ...credentials }) as unknown as Observable<FormattedExecutionResult>;
