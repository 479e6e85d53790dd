import { UserOpenJobs } from '../../../../model/entities/UserOpenJobs';
import { childId } from '../../../../model/ids';
import { jobSnapshot } from '../../../../model/snapshots/jobSnapshot';
import type { SeedDay } from '../../lib/SeedDay';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import type { StoredItem } from '../../lib/StoredItem';
import { scouts } from '../../texts/scouts';
import type { DemoLine } from '../applications/DemoApplication';
import { conversationItems } from '../applications/conversationItems';
import type { DemoTalent } from '../talents/DemoTalent';
import type { DemoJob } from './DemoJob';

/** The hours between a scout and what the talent does. */
const OPENED_AFTER = 5;
const REPLIED_AFTER = 22;

/**
 * Builds the demo scouts and recommendations of the test client for one of its jobs, with their conversations.
 * @param talents at least as many talents as there are texts, who are offered to organizations
 */
export function scoutItems(
  day: SeedDay,
  job: DemoJob,
  talents: readonly DemoTalent[],
  adminSub: string,
): StoredItem[] {
  return scouts.flatMap(({ state, message, reply }, index) => {
    const talent = talents[index];
    if (!talent) return [];
    const sub = talent.person.sub;
    const at = day.ago(14 - index, 10, 5 * index);
    const later = (hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString();
    const isScout = state !== 'recommended';
    const conversationId = seedUlid(`scout:${sub}:${job.id}`, Date.parse(at) / 1000);
    const said = (message ?? '')
      .replaceAll('{氏名}', talent.displayName)
      .replaceAll('{案件名}', job.text.title);
    const lines: DemoLine[] = [{ at, by: 'owner', content: said, isEvent: false }];
    const repliedAt = state === 'replied' ? later(REPLIED_AFTER) : undefined;
    if (repliedAt) lines.push({ at: repliedAt, by: 'talent', content: `${reply}`, isEvent: false });
    const isOpened = state === 'opened' || state === 'replied';
    const involvement = seedItem(UserOpenJobs, childId(sub, job.id), at, {
      owner: sub,
      createdBy: job.owner.sub,
      userID: sub,
      openJobID: job.id,
      involveType: isScout ? 'SCOUTED' : 'RECOMMENDED',
      ...(isScout && { scoutedAt: at, conversationId }),
      openedAt: isOpened ? later(OPENED_AFTER) : undefined,
      repliedAt,
      openJob: jobSnapshot({ ...job.values, id: job.id }),
      organizationId: job.values.organizationOpenJobsId,
      staffIds: [job.owner.sub],
      parentKey: `OpenJob#${job.id}`,
      parentSort: `UserOpenJobs#${at}`,
    });
    const unread = { talent: isOpened ? 0 : 1, owner: repliedAt ? 1 : 0 };
    const thread = { talent, job, adminSub, conversationId, lines, unread };
    return [involvement, ...(isScout ? conversationItems(thread, job.owner.sub) : [])];
  });
}
