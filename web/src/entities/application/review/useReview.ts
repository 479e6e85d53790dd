import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useApolloClient, useLazyQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplicationReviewDocument, type ReviewContentFragment } from '../../../generated/applicationReview';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../lib/errors/describeFailure';
import { toast } from '../../../lib/toast/toast';

/**
 * Returns what colleagues say about an application, which is read when `open` is called, and `change`, which sends a
 * mutation and shows what it answers. Nothing is cached: the next person at this browser finds none of it.
 */
export function useReview(id: string) {
  const client = useApolloClient();
  const { t } = useTranslation();
  const [load, { data, error, loading }] = useLazyQuery(ApplicationReviewDocument, {
    fetchPolicy: 'no-cache',
  });
  const [changed, setChanged] = useState<ReviewContentFragment | null>(null);
  const open = () => {
    setChanged(null);
    void load({ variables: { id } }).catch(() => undefined);
  };
  /** Sends a mutation. Returns whether it succeeded; if not, a toast says why. */
  const change = async <Input extends object>(
    mutation: TypedDocumentNode<Record<string, unknown>, { input: Input }>,
    input: Input,
  ): Promise<boolean> => {
    try {
      const answer = await client.mutate({ mutation, variables: { input }, fetchPolicy: 'no-cache' });
      const [content] = Object.values(answer.data ?? {});
      setChanged((content as ReviewContentFragment | undefined) ?? null);
      return true;
    } catch (failure) {
      toast.error(describeFailure(t, classifyFailure(failure)));
      return false;
    }
  };
  const read = data?.getApplicationReview;
  return {
    review: read && { ...read, ...changed },
    /** Whether the caller may not see it, or no longer. */
    isMissing: read === null,
    error,
    isLoading: loading,
    open,
    change,
  };
}

export type Review = NonNullable<ReturnType<typeof useReview>['review']>;
export type ChangeReview = ReturnType<typeof useReview>['change'];
