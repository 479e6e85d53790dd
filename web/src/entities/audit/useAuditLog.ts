import { useEffect } from 'react';
import { useQuery } from '@apollo/client/react';
import { AuditLogDocument, type AuditRowFragment } from '../../generated/audit';
import { pageSizes } from '../../lib/settings/pageSizes';
import type { AuditView } from './AuditView';

export type AuditRow = AuditRowFragment;

/**
 * Reads the audit entries that the filters choose, page by page. A filtered page can be empty although others follow:
 * then the next one is read at once, so that an empty list means that there are no entries.
 */
export function useAuditLog(view: AuditView) {
  const { data, loading, error, refetch, fetchMore } = useQuery(AuditLogDocument, {
    variables: { ...view, limit: pageSizes.adminTables },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const { items, nextToken } = data?.listAuditEntries ?? {};
  const isEmptyForNow = items?.length === 0 && Boolean(nextToken);
  const isNextDue = isEmptyForNow && !loading && !error;
  useEffect(() => {
    if (isNextDue) void fetchMore({ variables: { nextToken } });
  }, [fetchMore, isNextDue, nextToken]);
  return {
    rows: isEmptyForNow ? undefined : items,
    loading,
    isFailed: error !== undefined,
    onRetry: () => void refetch(),
    onMore: nextToken ? () => void fetchMore({ variables: { nextToken } }) : undefined,
  };
}
