import type { BundledEntity } from './BundledEntity';

/**
 * Returns whether a record gives a right, because an administrator has given it (see `Entity.givesRight`), such
 * as the involvement of a consultant. Resolvers use this function, so it is limited to the APPSYNC_JS subset.
 */
export function givesRight(
  { givesRight: right }: Pick<BundledEntity, 'givesRight'>,
  row: Readonly<Record<string, unknown>> | null | undefined,
): boolean {
  return !!right && row?.[right.field] === right.value && !!row[right.giver];
}
