import { disclosedNameOf } from '../../../../model/disclosedNameOf';
import { UserApplies } from '../../../../model/entities/UserApplies';
import { childId } from '../../../../model/ids';
import { appliedPosting } from '../../../../model/snapshots/appliedPosting';
import { jobSnapshot } from '../../../../model/snapshots/jobSnapshot';
import { userSnapshot } from '../../../../model/snapshots/userSnapshot';
import type { SeedDay } from '../../lib/SeedDay';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import type { StoredItem } from '../../lib/StoredItem';
import { nameFields } from '../people/nameFields';
import { isDetailed } from '../talents/isDetailed';
import { amendmentItem } from './amendmentItem';
import type { DemoApplication } from './DemoApplication';
import { deliveriesOf } from './deliveriesOf';
import { engagementKeyOf } from './engagementKeyOf';
import { meetingsOf } from './meetingsOf';
import { termsItem } from './termsItem';
import { japanDay } from '../../../../model/japanDay';
import { addDays } from '../../../../model/periods/addDays';

const DAY = 86_400_000;
const LATER_DAYS = 75;

/**
 * Returns the end of a demo contract by agreement that the talent proposes three days after the contract, and that the
 * organization has not answered; null for applications without a contract, and for every second one with it.
 */
function endingOf(jobId: string, accepted: StoredItem['item'] | undefined) {
  const isChosen = (jobId.codePointAt(jobId.length - 1) ?? 0) % 2 === 0;
  if (accepted?.state !== 'ACCEPTED' || !isChosen) return null;
  const noticedAt = new Date(Date.parse(String(accepted.answeredAt)) + 3 * DAY).toISOString();
  return {
    ...{ by: 'TALENT', how: 'AGREEMENT', state: 'PROPOSED', noticedAt },
    lastDay: addDays(japanDay(noticedAt), LATER_DAYS),
    handover: '資料を共有フォルダにまとめ、お借りしている機器を返します。',
    reason: '家族の都合で、引っ越すことになりました。',
  };
}

/** The states that the talent brings about: a contract begins with their acceptance. */
const byTalent = ['APPLIED', 'CONTRACTED', 'WITHDRAWN'];

/**
 * Builds the record of a demo application, including the copies of the job and of the talent that lists show.
 */
export function applicationItem(day: SeedDay, application: DemoApplication): StoredItem {
  const { talent, job, type, adminSub, conversationId, message, steps } = application;
  const { person, displayName } = talent;
  const { sub } = person;
  const appliedAt = steps[0]?.at ?? job.createdAt;
  const end = steps.at(-1);
  const meetings = meetingsOf(day, application);
  const decision = end?.decision;
  const first = termsItem(application)?.item;
  const sheet = amendmentItem(application)?.item ?? first;
  const ending = endingOf(job.id, first);
  const deliveries = deliveriesOf(application, first);
  const current = first?.state === 'ACCEPTED' ? first.number : null;
  const disclosedName = disclosedNameOf({ type, history: steps }, job.values);
  const files = isDetailed(talent)
    ? [{ id: childId(sub, seedUlid(`resume:${person.key}`)), filename: '職務経歴書.pdf' }]
    : [];
  return seedItem(UserApplies, childId(sub, job.id), appliedAt, {
    owner: sub,
    createdBy: sub,
    userID: sub,
    openJobID: job.id,
    type,
    message,
    consentedAt: appliedAt,
    updatedAt: end?.at ?? appliedAt,
    version: steps.length,
    conversationId,
    resumeIds: files.map(({ id }) => id),
    history: steps.map(({ type: state, at }) => ({
      type: state,
      at,
      by: byTalent.includes(state) ? sub : adminSub,
      ...(state === 'APPLIED' && { message, ...(files.length > 0 && { files }) }),
    })),
    ...(meetings.length > 0 && { meetings }),
    ...(decision && { decision: { reason: decision[0], note: decision[1], at: end?.at, by: adminSub } }),
    posting: appliedPosting(job.values, appliedAt),
    ...(sheet && {
      terms: Object.fromEntries(
        ['id', 'number', 'kind', 'state', 'expiresOn', 'proposedBy', 'current', 'wantsElectronic'].map(
          (field) => [field, { ...sheet, current }[field] ?? null],
        ),
      ),
    }),
    ...(ending && { ending }),
    ...(deliveries.length > 0 && { deliveries }),
    ...(type === 'CONTRACTED' && { engagementId: childId(sub, seedUlid(engagementKeyOf(talent, job))) }),
    ...(disclosedName !== null && { disclosedName }),
    organizationId: job.values.organizationOpenJobsId,
    openJob: jobSnapshot({ ...job.values, id: job.id }),
    user: userSnapshot({ sub, name: nameFields(person).name, displayName }),
    memberIds: [sub, job.owner.sub],
    staffIds: [job.owner.sub],
    parentKey: `OpenJob#${job.id}`,
    parentSort: `UserApplies#${appliedAt}`,
  });
}
