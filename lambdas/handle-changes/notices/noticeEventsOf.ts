import type { EnumValue } from '../../../model/enums';
import { isPublic } from '../../../model/visibility/isPublic';
import type { StoredRow } from '../../lib/StoredRow';
import type { Change } from '../Change';
import { isRecent } from '../isRecent';
import { meetingEventsOf } from './meetingEventsOf';
import type { NoticeEvent } from './NoticeEvent';

type Detector = (change: { before?: StoredRow; after: StoredRow }) => NoticeEvent[];

const titleOf = (row: StoredRow): string | undefined =>
  (row.openJob as { title?: string } | undefined)?.title;

interface Terms {
  id?: string;
  state?: string;
  proposedBy?: EnumValue<'ReviewSide'> | null;
}

/**
 * A new version of the sheet of terms is news for the talent, what they say to it for the staff. A change of accepted terms
 * is news for the side that did not propose it, the answer for the one that did.
 */
const ofTerms: Detector = ({ before, after }) => {
  const [old, now] = [before?.terms, after.terms] as (Terms | undefined)[];
  const about = {
    subject: String(after.conversationId),
    title: titleOf(after),
    at: String(after.updatedAt),
  };
  const staff = { staffOf: String(after.openJobID) };
  if (!before || !now) return [];
  if (now.proposedBy && after.type === 'CONTRACTED') {
    const sides = { TALENT: { userId: String(after.userID) }, CLIENT: staff };
    const other = now.proposedBy === 'TALENT' ? 'CLIENT' : 'TALENT';
    if (old?.id !== now.id) return [{ ...about, kind: 'AMENDMENT_PROPOSED', to: sides[other] }];
    if (old?.state === now.state) return [];
    const kind = now.state === 'ACCEPTED' ? 'AMENDMENT_ACCEPTED' : 'AMENDMENT_DECLINED';
    return [{ ...about, kind, to: sides[now.proposedBy] }];
  }
  if (after.type !== 'OFFERED') return [];
  if (old?.id !== now.id) return [{ ...about, kind: 'TERMS_SENT', to: { userId: String(after.userID) } }];
  if (old?.state !== now.state && now.state === 'DECLINED')
    return [{ ...about, kind: 'TERMS_DECLINED', to: staff }];
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
  const about = {
    subject: String(after.conversationId),
    title: titleOf(after),
    at: String(after.updatedAt),
  };
  const sides = { TALENT: { userId: String(after.userID) }, CLIENT: { staffOf: String(after.openJobID) } };
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
  const about = {
    subject: String(after.conversationId),
    title: titleOf(after),
    at: String(after.updatedAt),
  };
  return last.deed === ('HAND_OVER' satisfies EnumValue<'DeliveryDeed'>)
    ? [{ ...about, kind: 'PAPER_HANDED_OVER', to: { userId: String(after.userID) } }]
    : [{ ...about, kind: 'PAPER_ASKED', to: { staffOf: String(after.openJobID) } }];
};

const ofApplication: Detector = (change) => {
  const { before, after } = change;
  if (before?.type === after.type) return [...ofTerms(change), ...ofEnding(change), ...ofDeliveries(change)];
  const state = after.type as EnumValue<'ApplyType'>;
  const about = {
    subject: String(after.conversationId),
    title: titleOf(after),
    at: String(after.updatedAt),
  };
  const staff = { staffOf: String(after.openJobID) };
  if (state === 'APPLIED' && (!before || before.type === 'WITHDRAWN'))
    return [
      { ...about, kind: 'APPLICATION_RECEIVED', to: staff },
      { ...about, kind: 'APPLICATION_SENT', to: { userId: String(after.userID) } },
    ];
  const { by } = ((after.history ?? []) as { by?: string }[]).at(-1) ?? {};
  if (by === after.userID && state === 'CONTRACTED') return [{ ...about, kind: 'TERMS_ACCEPTED', to: staff }];
  if (by === after.userID)
    return state === 'WITHDRAWN' ? [{ ...about, kind: 'APPLICATION_WITHDRAWN', to: staff }] : [];
  return [{ ...about, kind: 'APPLICATION_MOVED', state, to: { userId: String(after.userID) } }];
};

/** A recommendation is one within the organization: only who is scouted learns of it, and only about a public job. */
const ofInvolvement: Detector = ({ before, after }) => {
  const isScouted = ({ involveType }: StoredRow) =>
    involveType === ('SCOUTED' satisfies EnumValue<'InvolveType'>);
  const job = (after.openJob ?? {}) as Record<string, unknown>;
  if (!isScouted(after) || (before && isScouted(before)) || !isPublic(job)) return [];
  return [
    {
      kind: 'JOB_OFFERED',
      subject: String(after.openJobID),
      title: titleOf(after),
      at: String(after.updatedAt),
      to: { userId: String(after.userID) },
    },
  ];
};

/**
 * Returns the notice to administrators that something has happened to a job, a benefit or an organization, such as an
 * edit by its organization. Empty if the change is another one.
 * @param time the attribute with the time when it happened last
 */
const forAdministrators = (
  kind: NoticeEvent['kind'],
  time: 'reviewRequestedAt' | 'editedAt',
  { before, after }: Parameters<Detector>[0],
): NoticeEvent[] => {
  const at = after[time];
  if (!at || before?.[time] === at) return [];
  return [
    {
      kind,
      subject: String(after.id),
      title: String(after.title ?? after.name ?? ''),
      at: String(at),
      to: 'administrators',
    },
  ];
};

const ofJob: Detector = (change) => {
  const { before, after } = change;
  const toAdministrators = [
    ...forAdministrators('JOB_REVIEW_REQUESTED', 'reviewRequestedAt', change),
    ...forAdministrators(after.isPublic === true ? 'JOB_EDITED' : 'JOB_CLOSED', 'editedAt', change),
  ];
  if (toAdministrators.length > 0) return toAdministrators;
  if (!before?.reviewRequestedAt || after.reviewRequestedAt) return [];
  const isPublished = after.isPublic === true && before.isPublic !== true;
  if (!isPublished && !after.reviewNote) return [];
  return [
    {
      kind: isPublished ? 'JOB_PUBLISHED' : 'JOB_RETURNED',
      subject: String(after.id),
      title: String(after.title ?? ''),
      at: String(after.updatedAt),
      to: { staffOf: String(after.id) },
    },
  ];
};

const ofExport: Detector = ({ before, after }) => {
  if (before?.state === after.state || after.state !== 'READY') return [];
  return [
    {
      kind: 'EXPORT_READY',
      subject: String(after.id),
      at: String(after.updatedAt),
      to: { userId: String(after.owner) },
    },
  ];
};

const ofUser: Detector = ({ before, after }) => {
  if (!before || before.deletionRequestedAt || !after.deletionRequestedAt) return [];
  return [
    {
      kind: 'DELETION_REQUESTED',
      subject: String(after.sub),
      at: String(after.deletionRequestedAt),
      to: { userId: String(after.sub) },
    },
  ];
};

const ofBenefitUse: Detector = ({ before, after }) => {
  if (before?.status !== 'REQUESTED' || after.status !== 'USED') return [];
  return [
    {
      kind: 'BENEFIT_GRANTED',
      subject: String(after.employeeBenefitID),
      title: (after.employeeBenefit as { title?: string } | undefined)?.title,
      at: String(after.updatedAt),
      to: { userId: String(after.userID) },
    },
  ];
};

const ofBenefit: Detector = (change) => {
  const { before, after } = change;
  const organizationId = after.organizationEmployeeBenefitsId;
  const toAdministrators = [
    ...forAdministrators('BENEFIT_REVIEW_REQUESTED', 'reviewRequestedAt', change),
    ...forAdministrators(after.isDraft === true ? 'BENEFIT_WITHDRAWN' : 'BENEFIT_EDITED', 'editedAt', change),
  ];
  if (toAdministrators.length > 0) return toAdministrators;
  if (before?.isDraft !== true || !organizationId) return [];
  const isReturned = before.reviewRequestedAt && after.reviewNote && after.reviewNote !== before.reviewNote;
  if (after.isDraft === true && !isReturned) return [];
  return [
    {
      subject: String(after.id),
      title: String(after.title ?? ''),
      kind: after.isDraft === true ? 'BENEFIT_RETURNED' : 'BENEFIT_PUBLISHED',
      at: String(after.updatedAt),
      to: { ownersOf: String(organizationId) },
    },
  ];
};

const detectors: Readonly<Record<string, Detector>> = {
  UserApplies: (change) => [...ofApplication(change), ...meetingEventsOf(change.before, change.after)],
  UserOpenJobs: ofInvolvement,
  OpenJob: ofJob,
  Export: ofExport,
  User: ofUser,
  UserEmployeeBenefits: ofBenefitUse,
  EmployeeBenefit: ofBenefit,
  Organization: (change) => forAdministrators('ORGANIZATION_EDITED', 'editedAt', change),
};

/**
 * Returns the events in a stored change about which people get a notice. Empty for a deletion, and for events
 * of more than an hour ago, because those usually come from seeded or restored rows.
 */
export function noticeEventsOf({ before, after }: Change): NoticeEvent[] {
  const detect = after && detectors[String(after.__typename)];
  return detect ? detect({ before, after }).filter(({ at }) => isRecent(at)) : [];
}
