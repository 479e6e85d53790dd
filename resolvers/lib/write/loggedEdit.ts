import type { Context } from '@aws-appsync/utils';
import { query } from '@aws-appsync/utils/dynamodb';
import type { AuditAction } from '../../../model/auditActions';
import type { QueryResult } from '../read';
import { fail, resultOrFail } from '../resolver';
import type { Change } from './auditEntry';

/** How many audit entries about the record are read to find the one that the input names. */
const READ = 1000;

/** Returns the request that reads the audit entry `entryId` about an edit of the record `id`. */
export function queryLoggedEdit(id: string, entryId: string, action: AuditAction) {
  return query({
    index: 'bySubject',
    query: { subject: { eq: id } },
    filter: { id: { eq: entryId }, action: { eq: action } },
    scanIndexForward: false,
    limit: READ,
  });
}

/** Returns the changes of the edit that was read. `NotFound` if the log has no such edit of the record. */
export function loggedEditOrFail(ctx: Context) {
  const [entry] = resultOrFail<QueryResult<{ changes?: readonly Change[] }>>(ctx).items;
  return entry?.changes ?? fail('NotFound', 'There is no such edit.');
}
