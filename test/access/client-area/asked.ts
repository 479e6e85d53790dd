import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Person } from '../../support/api/Person';
import { type Document, query } from '../../support/api/query';

type Asked<Result> = Promise<Result | string | null>;

/**
 * Sends a GraphQL document as a person. Returns the value of its first root field or, if the call was
 * refused, the type of the error.
 */
export function asked<Data>(
  document: TypedDocumentNode<Data, Record<string, unknown>>,
  variables: object,
  as: Person | 'guest',
): Asked<Exclude<Data[keyof Data], undefined>>;
export function asked(document: string, variables: object, as: Person | 'guest'): Asked<unknown>;
export async function asked(document: Document, variables: object, as: Person | 'guest'): Asked<unknown> {
  const { data, errors } = await query(document, { ...variables }, as);
  const [value] = Object.values(data ?? {});
  return errors[0]?.errorType ?? value;
}
