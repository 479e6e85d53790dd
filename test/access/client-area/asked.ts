import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';

/**
 * Sends a GraphQL document as a person. Returns the value of its first root field or, if the call was
 * refused, the type of the error.
 */
export async function asked<Result>(
  document: string,
  variables: object,
  as: Person | 'guest',
): Promise<Result | string | null> {
  const { data, errors } = await query<Record<string, Result>>(document, { ...variables }, as);
  const [value] = Object.values(data ?? {});
  return errors[0]?.errorType ?? (value as Result | null);
}
