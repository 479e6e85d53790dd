import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { searchIndices } from '../../model/searchIndices';
import { deploy } from './deploy';
import { rebuild, type RebuildAnswer } from './rebuild';
import type { SearchRequest } from './SearchRequest';
import { verify, type VerifyAnswer } from './verify';

/**
 * Creates the OpenSearch indices during a deployment and, on request, rebuilds them or compares them with the tables.
 */
export async function handler(
  event: SearchRequest | CloudFormationCustomResourceEvent,
): Promise<RebuildAnswer | VerifyAnswer | void> {
  if ('RequestType' in event) return deploy(event);
  const names = event.indices?.length ? event.indices : searchIndices;
  const unknown = names.find((name) => !searchIndices.includes(name));
  if (unknown) throw new Error(`There is no index called ${unknown}`);
  switch (event.action) {
    case 'reindex':
      return rebuild(names);
    case 'verify':
      return verify(names);
  }
}
