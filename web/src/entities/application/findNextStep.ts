import type { ApplyType, MeetingState, ReviewSide, TermsState } from '../../generated/schema';
import { serverClock } from '../../lib/api/serverClock';

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
    | 'takeTime'
    | 'meet'
    | 'judge'
    | 'answerOffer'
    | 'sendTerms'
    | 'answerAmendment'
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

interface Meeting {
  state: MeetingState;
  /** The times that one side offers, until `answerBy`. */
  times?: readonly string[] | null;
  offeredBy?: ReviewSide | null;
  answerBy?: string | null;
  at?: string | null;
  updatedAt: string;
}

interface Application {
  type: ApplyType;
  /** The states that the application has had, the current one last. */
  history?: readonly { at: string }[] | null;
  meetings?: readonly Meeting[] | null;
  /** The newest sheet of terms; undefined where it was not read. */
  terms?: { state: TermsState; proposedBy?: ReviewSide | null } | null;
}

/** Returns what the meetings expect: that an offered time is taken, a meeting takes place, or staff decide after one. */
function findMeetingStep({ type, meetings }: Application): (NextStep & { since: string }) | null {
  const now = new Date(serverClock.now()).toISOString();
  const known = meetings ?? [];
  const offered = known.findLast(({ times, answerBy }) => times?.length && (answerBy ?? '') > now);
  if (offered)
    return {
      actor: offered.offeredBy === 'TALENT' ? 'organization' : 'talent',
      ...{ step: 'takeTime', since: offered.updatedAt },
    };
  const agreed = known.filter(({ state, at }) => state === 'AGREED' && at);
  const coming = agreed.find(({ at }) => (at ?? '') > now);
  if (coming) return { actor: null, step: 'meet', since: coming.updatedAt };
  const last = agreed.at(-1);
  return last && type === 'INTERVIEW' ? { actor: 'organization', step: 'judge', since: last.at ?? '' } : null;
}

/**
 * Returns the next step of an application and who is expected to take it. After a message, it is the other party's turn to
 * answer; otherwise a meeting and the state decide. A message from before that counts no more.
 * @param lastSaid the last message between the two parties, if there is one
 */
export function findNextStep(
  application: Application,
  lastSaid?: { by: Party; at: string } | null,
): NextStep {
  const { type, history, terms } = application;
  // Of accepted terms, a proposed change waits for the side that did not propose it.
  if (type === 'CONTRACTED' && terms?.state === 'SENT' && terms.proposedBy)
    return { actor: terms.proposedBy === 'TALENT' ? 'organization' : 'talent', step: 'answerAmendment' };
  // An offer without a sheet, or with one that was declined, waits for the next sheet.
  const needsSheet = type === 'OFFERED' && terms !== undefined && terms?.state !== 'SENT';
  const ofState: NextStep = needsSheet ? { actor: 'organization', step: 'sendTerms' } : EXPECTED[type];
  if (!ofState.actor) return ofState;
  const changed = history?.at(-1)?.at ?? '';
  const ofMeeting = findMeetingStep(application);
  // What was agreed in an earlier state says nothing about a later one.
  const isOfMeeting = ofMeeting && (ofMeeting.since >= changed || ofMeeting.step !== 'judge');
  const { since, ...expected } = isOfMeeting ? ofMeeting : { ...ofState, since: changed };
  if (!lastSaid || lastSaid.at < since) return expected;
  return lastSaid.by === 'organization'
    ? { actor: 'talent', step: 'answer' }
    : { actor: 'organization', step: 'reply' };
}
