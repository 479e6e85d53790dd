import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ChangeKeptJobDocument, KeepJobDocument, CallerKeepFragmentDoc } from '../../../generated/keepJob';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { paths } from '../../../lib/paths';
import { returnPath } from '../../../lib/route/returnPath';
import { toast } from '../../../lib/toast/toast';
import { recentKeeps } from './recentKeeps';

interface KeepableJob {
  id: string;
  myFavorite: { isFavorite: boolean | null } | null;
}

/**
 * Returns a function that keeps a job or removes the keep. The change is visible at once and is reverted when
 * the API refuses it. Guests are sent to sign in and then come back to the same page.
 */
export function useKeepToggle(): (job: KeepableJob) => Promise<void> {
  const client = useApolloClient();
  const session = useSignedIn();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { t } = useTranslation();

  const show = (openJobId: string, id: string, isFavorite: boolean) =>
    client.cache.updateFragment(
      { id: `OpenJob:${openJobId}`, fragment: CallerKeepFragmentDoc, fragmentName: 'CallerKeep' },
      (job) =>
        job && { ...job, myFavorite: { __typename: 'UserFavoriteOpenJobs', version: 1, id, isFavorite } },
    );

  return async (job) => {
    if (!session) {
      returnPath.set(pathname + search);
      toast.info(t('common.keep.signIn'));
      await navigate(paths.login());
      return;
    }
    const id = `${session.sub}.${job.id}`;
    const isFavorite = !job.myFavorite?.isFavorite;
    show(job.id, id, isFavorite);
    recentKeeps.note(job.id, isFavorite);
    const change = () =>
      client.mutate({ mutation: ChangeKeptJobDocument, variables: { input: { id, isFavorite } } });
    const create = () =>
      client.mutate({
        mutation: KeepJobDocument,
        variables: { input: { userID: session.sub, openJobID: job.id, isFavorite } },
      });
    try {
      // Another tab may have kept the job meanwhile: then the record exists and is updated.
      await (job.myFavorite
        ? change()
        : create().catch((error: unknown) => {
            if (classifyFailure(error).kind === 'Conflict') return change();
            throw error;
          }));
      // A response to an earlier query may have restored the old state in between.
      show(job.id, id, isFavorite);
    } catch (error) {
      show(job.id, id, !isFavorite);
      recentKeeps.note(job.id, !isFavorite);
      toast.error(t(getFailureText(classifyFailure(error))));
    }
  };
}
