import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { MoveApplicationDocument } from '../../../../generated/adminApplications';
import type { ApplyType } from '../../../../generated/schema';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../../lib/errors/getFailureText';
import { toast } from '../../../../lib/toast/toast';
import type { AdminApplicationFragment } from '../../../../generated/adminApplications';

/**
 * Returns a function that moves an application to another state and resolves to the moved application, and
 * whether it is running. After a failure, the function shows the reason in a toast and resolves to null. When
 * somebody else has changed the application in the meantime, it also calls `onConflict`, so that the caller
 * can read the list again.
 */
export function useMoveApplication(onConflict: () => void) {
  const { t } = useTranslation();
  const [mutate, { loading }] = useMutation(MoveApplicationDocument);
  const move = async (
    application: AdminApplicationFragment,
    to: ApplyType,
    reason: string,
  ): Promise<AdminApplicationFragment | null> => {
    try {
      const { data } = await mutate({
        variables: {
          input: { id: application.id, type: to, reason: reason.trim() || null },
          condition: { version: { eq: application.version } },
        },
      });
      toast.success(t('applications.moved', { state: t(`common.applyType.${to}`) }));
      return data?.updateUserApplies ?? null;
    } catch (error) {
      const failure = classifyFailure(error);
      if (failure.kind === 'Conflict') {
        toast.warning(t('applications.conflict'));
        onConflict();
      } else {
        toast.error(t(getFailureText(failure)));
      }
      return null;
    }
  };
  return { move, isMoving: loading };
}
