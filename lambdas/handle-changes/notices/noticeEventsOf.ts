import type { EnumValue } from '../../../model/enums';
import { isPublic } from '../../../model/visibility/isPublic';
import type { StoredRow } from '../../lib/StoredRow';
import type { Change } from '../Change';
import { isRecent } from '../isRecent';
import { acceptanceOf } from './acceptanceOf';
import { contractEventsOf } from './contractEventsOf';
import { itemEventsOf } from './itemEventsOf';
import { meetingEventsOf } from './meetingEventsOf';
import type { NoticeEvent } from './NoticeEvent';
import { titleOf } from './titleOf';

type Detector = (change: { before?: StoredRow; after: StoredRow }) => NoticeEvent[];

const ofApplication: Detector = (change) => {
  const { before, after } = change;
  if (before?.type === after.type) return contractEventsOf(change);
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
  if (by === after.userID && state === 'CONTRACTED') return acceptanceOf(after);
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
  OpenJob: (change) => [...itemEventsOf(change.before, change.after), ...ofJob(change)],
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
