import type { CloudFormationCustomResourceEvent, Context } from 'aws-lambda';
import { searchIndices } from '../../model/searchIndices';
import { deploy } from './deploy';
import { rebuild, type RebuildAnswer } from './rebuild';
import type { SearchRequest } from './SearchRequest';
import { verify, type VerifyAnswer } from './verify';

/**
 * The remaining time, in milliseconds, at which a call begins no further page: enough to finish one whose writes are
 * repeated for half a minute, and to compare differences a second time.
 */
const RESERVE_MS = 150_000;

/**
 * Creates the OpenSearch indices during a deployment and, on request, rebuilds them or compares them with the tables.
 * A request may take longer than one call: then the answer contains the position at which the next call must begin.
 */
export async function handler(
  event: SearchRequest | CloudFormationCustomResourceEvent,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<RebuildAnswer | VerifyAnswer | void> {
  if ('RequestType' in event) return deploy(event);
  const names = event.indices?.length ? event.indices : searchIndices;
  const unknown = names.find((name) => !searchIndices.includes(name));
  if (unknown) throw new Error(`There is no index called ${unknown}`);
  const isLate = () => context.getRemainingTimeInMillis() < RESERVE_MS;
  switch (event.action) {
    case 'reindex':
      return rebuild(names, isLate, event.from);
    case 'verify':
      return verify(names, isLate, event.from);
  }
}
