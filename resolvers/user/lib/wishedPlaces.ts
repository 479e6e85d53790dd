import { query } from '@aws-appsync/utils/dynamodb';
import { brokenWorkPlace } from '../../../model/rules/brokenWorkPlace';
import type { Rows } from '../../generated/types';
import type { Asking } from '../../lib/operation';
import type { QueryResult } from '../../lib/read';
import { invalid } from '../../lib/resolver';

/** What `queryWishedPlaces` reads. */
type WishRow = Rows['UserPrefactures'] | (Rows['User'] & { isSelected?: undefined });

/**
 * Returns a strongly consistent Query for a talent's User record and the records in which the talent has
 * selected prefectures. It also returns other records whose sort key begins with `User`.
 */
export function queryWishedPlaces(sub: string): Asking<ReturnType<typeof query>, QueryResult<WishRow>> {
  return query({ query: { pk: { eq: sub }, sk: { beginsWith: 'User' } }, limit: 1000, consistentRead: true });
}

/**
 * Throws `InvalidInput` for the field `field` if the talent wants to work at an office, but has selected no
 * prefecture.
 * @param hope where the talent wants to work
 * @param except the id of a prefecture's record that does not count, because it is being deselected
 */
export function checkWorkPlace(
  field: string,
  hope: unknown,
  items: readonly WishRow[],
  except: string,
): void {
  const areas = items.filter(
    ({ __typename, id, isSelected }) =>
      __typename === 'UserPrefactures' && isSelected === true && id !== except,
  );
  const broken = brokenWorkPlace(hope, areas.length);
  if (broken) invalid(field, broken);
}
