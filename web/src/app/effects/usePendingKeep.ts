import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { getFailureText } from '../../lib/errors/getFailureText';
import { pendingKeep } from '../../lib/route/pendingKeep';
import { toast } from '../../lib/toast/toast';

/** Keeps the job whose heart a guest pressed, as soon as they are signed in and have a profile. */
export function usePendingKeep() {
  const { t } = useTranslation();
  const person = useSignedIn();
  const sub = person?.hasProfile ? person.sub : null;
  useEffect(() => {
    const jobId = pendingKeep.get();
    if (sub === null || jobId === null) return;
    pendingKeep.forget();
    Promise.all([import('../../lib/apollo/apolloClient'), import('../../entities/job/keep/keepPendingJob')])
      .then(([{ apolloClient }, { keepPendingJob }]) => keepPendingJob(apolloClient(), sub, jobId))
      .then(() => toast.success(t('common.keep.done')))
      .catch((error: unknown) => toast.error(t(getFailureText(classifyFailure(error)))));
  }, [sub, t]);
}
