import type { Resource, Stack } from '../../template/Stack';

/** The tables of a stack, whichever of the two resource types declares them. */
export function tablesOf(stack: Stack): Resource[] {
  return [...stack.resources('AWS::DynamoDB::Table'), ...stack.resources('AWS::DynamoDB::GlobalTable')];
}
