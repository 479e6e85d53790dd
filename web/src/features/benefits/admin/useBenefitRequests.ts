import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirm } from '../../../components/overlays/useConfirm';
import {
  BenefitRequestsDocument,
  type BenefitRequestsQuery,
  GrantBenefitUseDocument,
} from '../../../generated/adminBenefits';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { pageSizes } from '../../../lib/settings/pageSizes';
import { toast } from '../../../lib/toast/toast';

export type BenefitRequest = BenefitRequestsQuery['listUserEmployeeBenefits']['items'][number];

/** Returns the name of the person who requested a benefit. */
export const nameOfRequester = ({ user, userID }: BenefitRequest): string =>
  user?.name ?? user?.displayName ?? userID ?? '';

/**
 * Reads the requested uses of benefits, the oldest first, and returns them with a function with which an
 * administrator grants one.
 */
export function useBenefitRequests() {
  const { t } = useTranslation();
  const client = useApolloClient();
  const confirm = useConfirm();
  const limit = pageSizes.adminTables;
  const { data, loading, error, refetch, fetchMore } = useQuery(BenefitRequestsDocument, {
    variables: { limit },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [granting, setGranting] = useState<string | null>(null);
  const page = data?.listUserEmployeeBenefits;
  const nextToken = page?.nextToken;
  return {
    // What was granted here is left out before the list is read again.
    requests: page?.items.filter((request) => request.status === 'REQUESTED'),
    granting,
    loading,
    isFailed: error !== undefined,
    refetch,
    more: nextToken
      ? () =>
          void fetchMore({
            variables: { limit, nextToken },
            updateQuery: (before, { fetchMoreResult: { listUserEmployeeBenefits: next } }) => ({
              listUserEmployeeBenefits: {
                ...next,
                items: [...before.listUserEmployeeBenefits.items, ...next.items],
              },
            }),
          })
      : undefined,
    async grant(request: BenefitRequest) {
      const { id, version, employeeBenefit } = request;
      const question = {
        title: t('adminBenefits.requests.ask', {
          name: nameOfRequester(request),
          title: employeeBenefit?.title ?? '',
        }),
        content: t('adminBenefits.requests.note'),
        confirm: t('adminBenefits.requests.grant'),
      };
      if (!(await confirm(question))) return;
      setGranting(id);
      try {
        const input = { id, status: 'USED' as const };
        await client.mutate({
          mutation: GrantBenefitUseDocument,
          variables: { input, condition: { version: { eq: version } } },
        });
        toast.success(t('adminBenefits.requests.granted'));
      } catch (refusal) {
        const failure = classifyFailure(refusal);
        toast.error(t(failure.kind === 'Conflict' ? 'adminBenefits.requests.gone' : getFailureText(failure)));
        if (failure.kind === 'Conflict') await refetch();
      }
      setGranting(null);
    },
  };
}
