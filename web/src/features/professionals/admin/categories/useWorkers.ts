import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CreateWorkerRecordDocument,
  type ListedWorkerFragment,
  UpdateWorkerRecordDocument,
  WorkerOfPersonDocument,
  WorkersByStatusDocument,
} from '../../../../generated/adminCategories';
import type { UpdateWpWorkerInput, WorkerStatus } from '../../../../generated/schema';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../../lib/errors/getFailureText';
import { pageSizes } from '../../../../lib/settings/pageSizes';
import { toast } from '../../../../lib/toast/toast';

/**
 * Reads the professionals who have the given status, of one category or of all categories, and returns them
 * with functions that change their status and their categories.
 */
export function useWorkers(status: WorkerStatus, categoryID: string | null) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const variables = { status, categoryID, limit: pageSizes.adminTables };
  const { data, loading, error, refetch, fetchMore } = useQuery(WorkersByStatusDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [changing, setChanging] = useState<string | null>(null);
  // A person who was changed here belongs to another list before that is read again.
  const isListed = (worker: ListedWorkerFragment) =>
    worker.status === status && (!categoryID || worker.categories?.some(({ id }) => id === categoryID));
  const page = data?.listWPWorkers;
  const nextToken = page?.nextToken;

  /**
   * Changes a professional, who then leaves the list. A toast says what was done, or why the change was
   * refused.
   */
  const change = async (worker: ListedWorkerFragment, input: Partial<UpdateWpWorkerInput>, done: string) => {
    setChanging(worker.id);
    try {
      await client.mutate({
        mutation: UpdateWorkerRecordDocument,
        variables: { input: { id: worker.id, ...input }, condition: { version: { eq: worker.version } } },
      });
      toast.success(done);
    } catch (refusal) {
      const failure = classifyFailure(refusal);
      toast.error(
        t(failure.kind === 'Conflict' ? 'adminCategories.workers.changed' : getFailureText(failure)),
      );
      if (failure.kind === 'Conflict') await refetch();
    }
    setChanging(null);
  };
  /**
   * Adds a person to a category. A professional keeps the categories they already have; anybody else becomes
   * a professional who is pending.
   */
  const add = async (sub: string, category: string) => {
    const query = { query: WorkerOfPersonDocument, variables: { sub }, fetchPolicy: 'network-only' as const };
    const worker = (await client.query(query)).data?.getUser?.wpWorker;
    if (!worker) {
      const input = { userID: sub, categories: [category] };
      await client.mutate({ mutation: CreateWorkerRecordDocument, variables: { input } });
      return;
    }
    const categories = (worker.categories ?? []).map(({ id }) => id);
    if (categories.includes(category)) return;
    await client.mutate({
      mutation: UpdateWorkerRecordDocument,
      variables: {
        input: { id: worker.id, categories: [...categories, category] },
        condition: { version: { eq: worker.version } },
      },
    });
  };
  return {
    workers: page?.items.filter(isListed),
    changing,
    loading,
    isFailed: error !== undefined,
    refetch,
    change,
    add,
    more: nextToken
      ? () =>
          void fetchMore({
            variables: { ...variables, nextToken },
            updateQuery: (before, { fetchMoreResult: { listWPWorkers: next } }) => ({
              listWPWorkers: { ...next, items: [...before.listWPWorkers.items, ...next.items] },
            }),
          })
      : undefined,
  };
}
