import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExports } from '../../../entities/export/useExports';
import type { SearchableUserFilterInput, UserCsvType } from '../../../generated/schema';
import { StartUserCsvDocument } from '../../../generated/userExports';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../lib/errors/describeFailure';
import { toast } from '../../../lib/toast/toast';

/**
 * Returns the administrator's exports (`exports`), a function that starts an export (`start`), one that
 * downloads the file of an export (`download`) and one that cancels an export (`cancel`). While `isLooking` is true and an export is running, the list
 * is queried again every `delays.exportPoll` milliseconds.
 */
export function useUserExports(isLooking: boolean) {
  const client = useApolloClient();
  const { t } = useTranslation();
  const [isStarting, setStarting] = useState(false);
  const { exports, error, refetch, download, cancel } = useExports(isLooking);

  /**
   * Starts an export of talents. Resolves to true when it has started; otherwise shows the reason in a toast
   * and resolves to false.
   */
  const start = async (
    filter: SearchableUserFilterInput | undefined,
    type: UserCsvType,
  ): Promise<boolean> => {
    setStarting(true);
    try {
      await client.query({
        query: StartUserCsvDocument,
        variables: { filter, type },
        fetchPolicy: 'no-cache',
      });
      if (isLooking) await refetch();
      return true;
    } catch (refusal) {
      toast.error(describeFailure(t, classifyFailure(refusal)));
      return false;
    } finally {
      setStarting(false);
    }
  };

  return { exports, error, refetch, start, download, cancel, isStarting };
}
