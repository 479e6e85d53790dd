import { japanDay } from '../../../../model/japanDay';
import { findDelivery } from '../../../../model/terms/findDelivery';
import type {
  ApplyType,
  ContractKind,
  EndingState,
  MeetingState,
  ReviewSide,
  TermsState,
} from '../../generated/schema';
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
    | 'answerEnding'
    | 'confirmEnding'
    | 'giveReason'
    | 'handOver'
    | 'ending'
    | 'ended'
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

interface Terms {
  state: TermsState;
  proposedBy?: ReviewSide | null;
  kind?: ContractKind;
  number?: number;
  /** The number of the version in force. */
  current?: number | null;
  wantsElectronic?: boolean | null;
}

interface Ending {
  by: ReviewSide;
  state: EndingState;
  lastDay: string;
  reasonAskedAt?: string | null;
  reasonGivenAt?: string | null;
}

interface Application {
  type: ApplyType;
  /** The states that the application has had, the current one last. */
  history?: readonly { at: string }[] | null;
  meetings?: readonly Meeting[] | null;
  /** The newest sheet of terms; undefined where it was not read. */
  terms?: Terms | null;
  /** How the contract ends, and what was done about the document on paper. */
  ending?: Ending | null;
  deliveries?: Parameters<typeof findDelivery>[1] | null;
}

const otherThan = (side: ReviewSide): Party => (side === 'TALENT' ? 'organization' : 'talent');

/** Returns whether the organization has to hand over the document on paper, as far as the application says it. */
function isPaperDue({ terms, deliveries }: Application): boolean {
  if (!terms?.kind) return false;
  const { kind, number = 1, current, wantsElectronic } = terms;
  // Applications of older releases do not say what the talent wished for with the acceptance.
  const agreed = {
    kind,
    number: current ?? number,
    wantsElectronic: wantsElectronic !== false,
    acceptedOn: null,
  };
  return findDelivery(agreed, deliveries ?? []).paper === 'DUE';
}

/** Returns what a contract expects: an answer to a proposed change or to its end, paper, or nothing. */
function findContractStep(application: Application): NextStep {
  const { terms, ending } = application;
  // Of accepted terms, a proposed change waits for the side that did not propose it.
  if (terms?.state === 'SENT' && terms.proposedBy)
    return { actor: otherThan(terms.proposedBy), step: 'answerAmendment' };
  if (ending?.state === 'PROPOSED') return { actor: otherThan(ending.by), step: 'answerEnding' };
  if (ending?.reasonAskedAt && !ending.reasonGivenAt) return { actor: 'organization', step: 'giveReason' };
  if (ending?.state === 'NOTIFIED') return { actor: otherThan(ending.by), step: 'confirmEnding' };
  if (isPaperDue(application)) return { actor: 'organization', step: 'handOver' };
  if (ending?.state !== 'CONFIRMED') return EXPECTED.CONTRACTED;
  return { actor: null, step: ending.lastDay < japanDay(serverClock.now()) ? 'ended' : 'ending' };
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
  if (type === 'CONTRACTED') return findContractStep(application);
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
