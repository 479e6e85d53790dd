import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';

interface Page<Row> {
  items: readonly Row[];
  nextToken: string | null;
}

/**
 * Reads the records of one kind that belong to a job, page by page.
 * @param document the query for the records
 * @param pageOf returns the page that is in the answer to the query
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
