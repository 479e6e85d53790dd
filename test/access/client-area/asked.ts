import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';

/** The first field of an answer, or the type of its refusal. */
export async function asked<Result>(
  document: string,
  variables: object,
  as: Person | 'guest',
): Promise<Result | string | null> {
  const { data, errors } = await query<Record<string, Result>>(document, { ...variables }, as);
  const [value] = Object.values(data ?? {});
  return errors[0]?.errorType ?? (value as Result | null);
}
