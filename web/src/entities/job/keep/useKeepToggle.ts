import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../lib/errors/describeFailure';
import { paths } from '../../../lib/paths';
import { pendingKeep } from '../../../lib/route/pendingKeep';
import { returnPath } from '../../../lib/route/returnPath';
import { toast } from '../../../lib/toast/toast';
import type { KeepableJob } from './KeepableJob';
import { saveKeep } from './saveKeep';

/**
 * Returns a function that keeps a job or removes the keep. A guest is first sent to the login; after signing
 * in, the same page opens again and the job is kept.
 */
export function useKeepToggle(): (job: KeepableJob) => Promise<void> {
  const client = useApolloClient();
  const session = useSignedIn();
  const navigate = useNavigate();
  const location = useLocation();
  const { t } = useTranslation();
  return async (job) => {
    if (!session) {
      returnPath.set(location);
      pendingKeep.set(job.id);
      toast.info(t('common.keep.signIn'));
      await navigate(paths.login());
      return;
    }
    try {
      await saveKeep(client, session.sub, job, !job.myFavorite?.isFavorite);
    } catch (error) {
      toast.error(describeFailure(t, classifyFailure(error)));
    }
  };
}
