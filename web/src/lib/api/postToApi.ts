import type { FormattedExecutionResult } from 'graphql';
import { correlationId } from '../../../../model/correlationId';
import { serverClock } from './serverClock';

interface Post {
  url: string | URL;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** The id that the log lines about the operation have. */
  id: string;
}

interface Answer {
  result: FormattedExecutionResult;
  /** Whether the request was refused, and the server's time is another one than was known. */
  isClockWrong: boolean;
}

/**
 * Sends one operation to the API, and learns the server's time from the answer. Errors of AppSync are part of the
 * result; an unreachable API, and an answer that is none of AppSync's, are network errors.
 */
export async function postToApi({ url, headers, body, id }: Post): Promise<Answer> {
  const init = { method: 'POST', headers: { ...headers, [correlationId.header]: id }, body };
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new Error('The API was not reached: network error', { cause });
  });
  const { status } = response;
  const isClockWrong = serverClock.learn(response) && (status === 401 || status === 403);
  const answer = (await response.json().catch(() => null)) as FormattedExecutionResult | null;
  if (!answer && !isClockWrong) throw new Error(`The API answered ${status}: network error`);
  return { result: { ...answer, data: answer?.data ?? null }, isClockWrong };
}
