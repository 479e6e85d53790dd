import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { recentKeeps } from '../../entities/job/keep/recentKeeps';
import { ChangeKeepDocument, type KeptJobFragment } from '../../generated/keptJobs';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { describeFailure } from '../../lib/errors/describeFailure';
import { toast } from '../../lib/toast/toast';

/**
 * Returns a function that removes a kept job. The job disappears at once, and a toast offers to undo the
 * removal. If the removal fails, the job appears again.
 */
export function useRemoveKeep(): (kept: KeptJobFragment) => Promise<void> {
  const client = useApolloClient();
  const { t } = useTranslation();

  const change = async ({ id, openJobID }: KeptJobFragment, isFavorite: boolean): Promise<boolean> => {
    const show = (value: boolean) => {
      if (openJobID) recentKeeps.note(openJobID, value);
      client.cache.modify({ id: `UserFavoriteOpenJobs:${id}`, fields: { isFavorite: () => value } });
    };
    show(isFavorite);
    try {
      await client.mutate({ mutation: ChangeKeepDocument, variables: { input: { id, isFavorite } } });
      return true;
    } catch (error) {
      show(!isFavorite);
      toast.error(describeFailure(t, classifyFailure(error)));
      return false;
    }
  };

  return async (kept) => {
    if (await change(kept, false)) {
      toast.success(t('keep.removed'), { label: t('keep.undo'), run: () => void change(kept, true) });
    }
  };
}
