import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { type PoolMarkFragment, PoolTalentDocument } from '../../generated/pool';
import type { PoolTalentInput } from '../../generated/schema';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { describeFailure } from '../../lib/errors/describeFailure';
import { toast } from '../../lib/toast/toast';

type Change = Omit<PoolTalentInput, 'userID' | 'organizationId'>;

/**
 * Returns a function that changes what the organization keeps about a talent. It resolves to what is stored then, or to
 * null if it cannot be stored; a toast says why.
 */
export function usePool(
  organizationId: string,
): (userID: string, change: Change) => Promise<PoolMarkFragment | null> {
  const client = useApolloClient();
  const { t } = useTranslation();
  return async (userID, change) => {
    try {
      const { data } = await client.mutate({
        mutation: PoolTalentDocument,
        variables: { input: { userID, organizationId, ...change } },
        fetchPolicy: 'no-cache',
      });
      return data?.poolTalent ?? null;
    } catch (failure) {
      toast.error(describeFailure(t, classifyFailure(failure)));
      return null;
    }
  };
}
