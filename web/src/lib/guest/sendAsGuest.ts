import type { FormattedExecutionResult } from 'graphql';
import { correlationId } from '../../../../model/correlationId';
import type { Asked } from '../apollo/Asked';
import { loadConfig } from '../config/loadConfig';
import { readGuestCredentials } from './readGuestCredentials';
import { signRequest } from './signRequest';

/**
 * If a request is refused and this device's clock and the server's differ by more than this number of
 * milliseconds, the request is signed again with the server's time and sent again. AWS refuses signatures
 * that are more than five minutes off.
 */
const TOLERANCE = 4 * 60_000;

/**
 * How many milliseconds this device's clock is behind the server's. Measured when a request is refused; 0
 * before that.
 */
let behind = 0;

async function post({ correlationId: id = '', ...asked }: Asked): Promise<Response> {
  const config = await loadConfig();
  const credentials = await readGuestCredentials(config);
  const url = new URL(config.graphqlEndpoint);
  const body = JSON.stringify(asked);
  const at = Date.now() + behind;
  const headers = await signRequest({ url, region: config.region, body, at }, credentials);
  return fetch(url, { method: 'POST', headers: { ...headers, [correlationId.header]: id }, body });
}

/**
 * Sends one query or mutation as a guest, without aws-amplify, so that guests need not load it. Errors of
 * AppSync are part of the result; network errors are thrown.
 */
export async function sendAsGuest(asked: Asked): Promise<FormattedExecutionResult> {
  let response = await post(asked);
  const difference = Date.parse(response.headers.get('date') ?? '') - Date.now();
  if ((response.status === 401 || response.status === 403) && Math.abs(difference - behind) > TOLERANCE) {
    behind = difference;
    response = await post(asked);
  }
  const answer = (await response.json().catch(() => null)) as FormattedExecutionResult | null;
  if (!answer) throw new Error(`The API answered ${response.status}: network error`);
  return { ...answer, data: answer.data ?? null };
}
