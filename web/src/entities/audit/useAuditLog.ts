import { useQuery } from '@apollo/client/react';
import { AuditLogDocument, type AuditRowFragment } from '../../generated/audit';
import { pageSizes } from '../../lib/settings/pageSizes';
import type { AuditView } from './AuditView';

export type AuditRow = AuditRowFragment;

/**
 * Reads the audit entries with the chosen day, actor and subject, page by page. `loaded` has all entries read
 * so far, `rows` only those with the chosen action.
 */
export function useAuditLog({ date, actor, subject, action }: AuditView) {
  const variables = { date, actor, subject, limit: pageSizes.adminTables };
  const { data, loading, error, refetch, fetchMore } = useQuery(AuditLogDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const { items, nextToken } = data?.listAuditEntries ?? {};
  return {
    loaded: items,
    rows: items?.filter((entry) => action === null || entry.action === action),
    loading,
    isFailed: error !== undefined,
    onRetry: () => void refetch(),
    onMore: nextToken ? () => void fetchMore({ variables: { ...variables, nextToken } }) : undefined,
  };
}
