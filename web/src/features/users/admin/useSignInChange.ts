import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SetSignInDocument } from '../../../generated/manageUser';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { runParallel } from '../../../lib/runParallel';
import { toast } from '../../../lib/toast/toast';
import type { ShownUser } from './useUsers';

/**
 * Returns a function that lets selected talents sign in, or stops that, and whether it is running. `onDone` is called
 * for each talent that was changed; the others stay selected.
 */
export function useSignInChange(onDone: (user: ShownUser) => void) {
  const client = useApolloClient();
  const { t } = useTranslation();
  const [isRunning, setRunning] = useState(false);
  const change = async (users: readonly ShownUser[], enabled: boolean) => {
    setRunning(true);
    let [done, failed] = [0, 0];
    await runParallel({
      items: users,
      run: async ({ sub }) => {
        try {
          await client.mutate({ mutation: SetSignInDocument, variables: { sub: sub ?? '', enabled } });
          return null;
        } catch (error) {
          return classifyFailure(error);
        }
      },
      onOutcome: (user, failure) => {
        if (failure) failed += 1;
        else {
          done += 1;
          onDone(user);
        }
      },
      signal: new AbortController().signal,
    });
    setRunning(false);
    if (done > 0) toast.success(t(enabled ? 'users.bulk.enabled' : 'users.bulk.disabled', { n: done }));
    if (failed > 0) toast.error(t('users.bulk.failed', { n: failed }));
  };
  return { change, isRunning };
}
