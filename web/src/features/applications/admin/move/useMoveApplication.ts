import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { MoveApplicationDocument } from '../../../../generated/adminApplications';
import type { ApplyType } from '../../../../generated/schema';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../../lib/errors/getFailureText';
import { toast } from '../../../../lib/toast/toast';
import type { ShownApplication } from '../useApplications';

/**
 * Returns a function that moves an application to another state. It fails when the application no longer has
 * the state that the screen shows, because somebody else has moved it; then nothing changes, and `onConflict`
 * reads the list again. The function resolves to the moved application, or to null.
 */
export function useMoveApplication(onConflict: () => void) {
  const { t } = useTranslation();
  const [mutate, { loading }] = useMutation(MoveApplicationDocument);
  const move = async (
    application: ShownApplication,
    to: ApplyType,
    reason: string,
  ): Promise<ShownApplication | null> => {
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
