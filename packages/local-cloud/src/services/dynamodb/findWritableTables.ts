import { readRolePolicies } from '../../template/policies/readRolePolicies';
import type { Stack } from '../../template/Stack';
import { tablesOf } from './tablesOf';

/**
 * The DynamoDB actions that write. Transactions are not in the list, because a transaction needs the
 * permissions for its single writes.
 */
const writing = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'];

/** Returns the names of the DynamoDB tables that a role of the stack may write to. */
export function findWritableTables(stack: Stack, role: string): string[] {
  const allows = readRolePolicies(stack, role);
  return tablesOf(stack)
    .filter((table) => writing.some((action) => allows(`dynamodb:${action}`, stack.attribute(table, 'Arn'))))
    .map(({ physicalId }) => physicalId);
}
