import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { MoveApplyDocument } from '../../../../generated/adminApplications';
import type { ApplyType } from '../../../../generated/schema';
import { failureOf } from '../../../../lib/errors/failureOf';
import { failureText } from '../../../../lib/errors/failureText';
import { toast } from '../../../../lib/toast/toast';
import type { ShownApply } from '../useApplications';

/**
 * Moves an application from the state that is on the screen; when somebody else was faster nothing is moved and
 * `onConflict` fetches what is true now. Resolves to the moved one, or null.
 */
export function useMoveApply(onConflict: () => void) {
  const { t } = useTranslation();
  const [mutate, { loading }] = useMutation(MoveApplyDocument);
  const move = async (apply: ShownApply, to: ApplyType, reason: string): Promise<ShownApply | null> => {
    try {
      const { data } = await mutate({
        variables: {
          input: { id: apply.id, type: to, reason: reason.trim() || null },
          condition: { version: { eq: apply.version } },
        },
      });
      toast.success(t('adminApplies.moved', { state: t(`pieces.applyType.${to}`) }));
      return data?.updateUserApplies ?? null;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.kind === 'Conflict') {
        toast.warning(t('adminApplies.conflict'));
        onConflict();
      } else {
        toast.error(t(failureText(failure)));
      }
      return null;
    }
  };
  return { move, isMoving: loading };
}
