import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

interface Page<Row> {
  items: readonly Row[];
  nextToken: string | null;
}

/**
 * Reads page by page the records of one kind that belong to the record `id`. `document` is the query for this
 * kind of records; `pageOf` finds the page in the API's answer.
 */
export function useRows<Data, Row>(
  document: TypedDocumentNode<Data, OperationVariables & { id: string }>,
  id: string,
  pageOf: (data: Data) => Page<Row> | null | undefined,
) {
  const { data, error, refetch, fetchMore } = useQuery<Data, OperationVariables & { id: string }>(document, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const page = data ? pageOf(data) : undefined;
  const nextToken = page?.nextToken;
  return {
    rows: data && (page?.items ?? []),
    hasFailed: error !== undefined,
    onRetry: () => void refetch(),
    onMore: nextToken ? () => void fetchMore({ variables: { id, nextToken } }) : undefined,
  };
}
