import type { Resource, Stack } from '../../template/Stack';

/** Returns the DynamoDB tables of a stack, declared as Table or GlobalTable. */
export function tablesOf(stack: Stack): Resource[] {
  return [...stack.resources('AWS::DynamoDB::Table'), ...stack.resources('AWS::DynamoDB::GlobalTable')];
}
