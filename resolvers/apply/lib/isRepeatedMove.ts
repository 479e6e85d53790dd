import { util } from '@aws-appsync/utils';
import type { RootFields, Rows } from '../../generated/types';

const normalized = (text: string | null | undefined): string => util.str.normalize(text ?? '', 'nfc');

/** Returns whether the caller has made this move already, and nobody another one since: its answer was lost. */
export function isRepeatedMove(
  { type, history, decision }: Rows['UserApplies'],
  input: RootFields['Mutation.updateUserApplies']['args']['input'],
  by: string,
): boolean {
  const events = history ?? [];
  const last = events[events.length - 1];
  // The first event is the application, which is no move.
  if (events.length < 2 || last?.by !== by || type !== input.type || last.type !== type) return false;
  const { stepId, reason, rejectionReason, note } = input;
  const isSameStep = (last.stepId ?? '') === (stepId ?? '');
  const isSameNote =
    !rejectionReason ||
    (decision?.reason === rejectionReason && normalized(decision.note) === normalized(note));
  return isSameStep && isSameNote && normalized(last.reason) === normalized(reason);
}
