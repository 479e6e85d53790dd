import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import { pendingKeep } from '../../lib/route/pendingKeep';

/**
 * Keeps (saves) the job whose keep button a guest has pressed, as soon as the guest has signed in and has a
 * profile, and has agreed to the terms.
 */
export function usePendingKeep() {
  const { t } = useTranslation();
  const person = useSignedIn();
  const sub = person?.hasProfile && !person.mustAgree ? person.sub : null;
  useEffect(() => {
    const jobId = pendingKeep.get();
    if (sub === null || jobId === null) return;
    pendingKeep.forget();
    import('../../entities/job/keep/keepPendingJob')
      .then(({ keepPendingJob }) => keepPendingJob(sub, jobId, t))
      .catch((error: unknown) => console.warn('keepPendingJob', error));
  }, [sub, t]);
}
