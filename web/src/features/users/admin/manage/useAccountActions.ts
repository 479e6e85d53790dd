import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import {
  CancelDeletionOfDocument,
  RequestDeletionOfDocument,
  ResetPasswordOfDocument,
  SetSignInDocument,
} from '../../../../generated/manageUser';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../../lib/errors/describeFailure';
import { toast } from '../../../../lib/toast/toast';

type Done = 'enabled' | 'disabled' | 'reset' | 'deletionRequested' | 'deletionCancelled';

/**
 * Returns the actions of an administrator on the account of a talent, and the error text of the last
 * action. Each action resolves to true on success, otherwise to false. `onChange` reads the account again.
 * It is called after each success, and after a conflict, which means that somebody else has changed the
 * account.
 */
export function useAccountActions(sub: string, version: number, onChange: () => Promise<unknown>) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const run = async <Variables extends OperationVariables>(
    mutation: TypedDocumentNode<unknown, Variables>,
    variables: Variables,
    done: Done,
  ): Promise<boolean> => {
    setIsBusy(true);
    setRefusal(null);
    try {
      await client.mutate({ mutation, variables });
      await onChange();
      toast.success(t(`adminTalent.done.${done}`));
      return true;
    } catch (error) {
      const failure = classifyFailure(error);
      setRefusal(describeFailure(t, failure));
      if (failure.kind === 'Conflict') await onChange();
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return {
    refusal,
    isBusy,
    setSignIn: (enabled: boolean) =>
      run(SetSignInDocument, { sub, enabled }, enabled ? 'enabled' : 'disabled'),
    resetPassword: () => run(ResetPasswordOfDocument, { sub }, 'reset'),
    requestDeletion: () => run(RequestDeletionOfDocument, { input: { sub }, version }, 'deletionRequested'),
    cancelDeletion: () => run(CancelDeletionOfDocument, { sub }, 'deletionCancelled'),
  };
}
