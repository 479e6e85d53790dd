import type { ApplyType } from '../../generated/schema';

export type Party = 'talent' | 'organization';

export interface NextStep {
  /** Who is expected to act; null when the application has ended. */
  actor: Party | null;
  /** What is expected, as a part of the key of its text. */
  step:
    | 'review'
    | 'reply'
    | 'answer'
    | 'decide'
    | 'arrange'
    | 'answerOffer'
    | 'start'
    | 'rejected'
    | 'withdrawn';
}

/** What a state expects as long as nobody has written anything in it. */
const EXPECTED: Record<ApplyType, NextStep> = {
  APPLIED: { actor: 'organization', step: 'review' },
  SCREENING: { actor: 'organization', step: 'decide' },
  INTERVIEW: { actor: 'organization', step: 'arrange' },
  OFFERED: { actor: 'talent', step: 'answerOffer' },
  CONTRACTED: { actor: null, step: 'start' },
  REJECTED: { actor: null, step: 'rejected' },
  WITHDRAWN: { actor: null, step: 'withdrawn' },
};

interface Application {
  type: ApplyType;
  /** The states that the application has had, the current one last. */
  history?: readonly { at: string }[] | null;
}

/**
 * Returns the next step of an application and who is expected to take it. After a message, it is the other party's turn to
 * answer; otherwise the state decides. A message from before the current state counts no more.
 * @param lastSaid the last message between the two parties, if there is one
 */
export function findNextStep(
  { type, history }: Application,
  lastSaid?: { by: Party; at: string } | null,
): NextStep {
  const expected = EXPECTED[type];
  const since = history?.at(-1)?.at ?? '';
  if (!expected.actor || !lastSaid || lastSaid.at < since) return expected;
  return lastSaid.by === 'organization'
    ? { actor: 'talent', step: 'answer' }
    : { actor: 'organization', step: 'reply' };
}
