import type { EnumValue } from '../../../model/enums';
import type { StoredRow } from '../../lib/StoredRow';
import { aboutContract } from './aboutContract';
import { acceptanceOf } from './acceptanceOf';
import type { NoticeEvent } from './NoticeEvent';

type Detector = (change: { before?: StoredRow; after: StoredRow }) => NoticeEvent[];

interface Terms {
  id?: string;
  state?: string;
  proposedBy?: EnumValue<'ReviewSide'> | null;
}

/**
 * A new version of the sheet of terms is news for the talent, what they say to it for the staff. A change of accepted
 * terms is news for the side that did not propose it, the answer for the one that did.
 */
const ofTerms: Detector = ({ before, after }) => {
  const [old, now] = [before?.terms, after.terms] as (Terms | undefined)[];
  const { about, sides } = aboutContract(after);
  if (!before || !now) return [];
  if (now.proposedBy && after.type === 'CONTRACTED') {
    const other = now.proposedBy === 'TALENT' ? 'CLIENT' : 'TALENT';
    if (old?.id !== now.id) return [{ ...about, kind: 'AMENDMENT_PROPOSED', to: sides[other] }];
    if (old?.state === now.state) return [];
    if (now.state === 'ACCEPTED') return acceptanceOf(after, other, 'AMENDMENT_ACCEPTED');
    return [{ ...about, kind: 'AMENDMENT_DECLINED', to: sides[now.proposedBy] }];
  }
  if (after.type !== 'OFFERED') return [];
  if (old?.id !== now.id) return [{ ...about, kind: 'TERMS_SENT', to: sides.TALENT }];
  if (old?.state !== now.state && now.state === 'DECLINED')
    return [{ ...about, kind: 'TERMS_DECLINED', to: sides.CLIENT }];
  return [];
};

interface Ending {
  by?: EnumValue<'ReviewSide'>;
  noticedAt?: string;
  reasonAskedAt?: string;
  reasonGivenAt?: string;
  answeredAt?: string;
}

/** That a contract ends is news for the other side, and so is what either side says to it. */
const ofEnding: Detector = ({ before, after }) => {
  const [old, now] = [before?.ending, after.ending] as (Ending | undefined)[];
  if (!before || !now?.by) return [];
  const { about, sides } = aboutContract(after);
  const other = now.by === 'TALENT' ? 'CLIENT' : 'TALENT';
  if (old?.noticedAt !== now.noticedAt) return [{ ...about, kind: 'ENDING_NOTIFIED', to: sides[other] }];
  if (old?.reasonGivenAt !== now.reasonGivenAt)
    return [{ ...about, kind: 'ENDING_ANSWERED', to: sides[other] }];
  const isAnswered = old?.answeredAt !== now.answeredAt || old?.reasonAskedAt !== now.reasonAskedAt;
  return isAnswered ? [{ ...about, kind: 'ENDING_ANSWERED', to: sides[now.by] }] : [];
};

/** What a side does about the document on paper is news for the other side. */
const ofDeliveries: Detector = ({ before, after }) => {
  const [old, now] = [before?.deliveries, after.deliveries] as ({ deed?: string }[] | undefined)[];
  const last = now?.at(-1);
  if (!before || !last || old?.length === now?.length) return [];
  const { about, sides } = aboutContract(after);
  return last.deed === ('HAND_OVER' satisfies EnumValue<'DeliveryDeed'>)
    ? [{ ...about, kind: 'PAPER_HANDED_OVER', to: sides.TALENT }]
    : [{ ...about, kind: 'PAPER_ASKED', to: sides.CLIENT }];
};

/** Returns the notices about the terms, the end and the paper of an application, for a change that does not move it. */
export const contractEventsOf: Detector = (change) => [
  ...ofTerms(change),
  ...ofEnding(change),
  ...ofDeliveries(change),
];
