import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveApplicationDocument, type MoveApplicationMutation } from '../../../generated/application';
import { useSignedIn } from '../../../lib/auth/useSignedIn';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import type { Failure } from '../../../lib/errors/Failure';
import { toast } from '../../../lib/toast/toast';
import { moveQueue } from './moveQueue';
import type { UnsentMove } from './UnsentMove';

interface MoveEvents {
  /** Called with each application that was moved, as the server stored it. */
  onMoved: (application: NonNullable<MoveApplicationMutation['updateUserApplies']>) => void;
  /** Called when somebody else has changed an application in the meantime. */
  onConflict: () => void;
}

/**
 * Connects the queue of changed applications with the API and returns the changes in it. Changes that wait
 * are sent when the page is hidden, because a hidden page may be closed without another event.
 */
export function useMoveQueue({ onMoved, onConflict }: MoveEvents): readonly UnsentMove[] {
  const { t } = useTranslation();
  const client = useApolloClient();
  const sub = useSignedIn()?.sub;
  const moves = useSyncExternalStore(moveQueue.subscribe, moveQueue.get);
  const send = useEffectEvent(async (move: UnsentMove): Promise<Failure | null> => {
    const { id, to, step, reason, decision, version } = move;
    try {
      const noted = decision && {
        rejectionReason: decision.rejectionReason,
        note: decision.note.trim() || null,
      };
      const { data } = await client.mutate({
        mutation: MoveApplicationDocument,
        variables: {
          input: { id, type: to, ...(step && { stepId: step.id }), reason: reason.trim() || null, ...noted },
          condition: { version: { eq: version } },
        },
      });
      toast.success(t('applications.moved', { state: step?.title ?? t(`common.applyType.${to}`) }));
      if (data?.updateUserApplies) onMoved(data.updateUserApplies);
      return null;
    } catch (error) {
      const failure = classifyFailure(error);
      if (failure.kind === 'Conflict') onConflict();
      return failure;
    }
  });
  useEffect(() => {
    if (sub) moveQueue.open(sub, (move) => send(move));
    const sendHidden = () => {
      if (document.visibilityState === 'hidden') moveQueue.sendNow('waiting');
    };
    document.addEventListener('visibilitychange', sendHidden);
    return () => document.removeEventListener('visibilitychange', sendHidden);
  }, [sub]);
  return moves;
}
