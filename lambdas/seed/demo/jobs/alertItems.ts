import { JobAlert } from '../../../../model/entities/JobAlert';
import { UserNotice } from '../../../../model/entities/UserNotice';
import { childId } from '../../../../model/ids';
import { NoticeLimits } from '../../../../model/limits/NoticeLimits';
import { noticeId } from '../../../lib/notices/noticeId';
import { catalogueId } from '../../catalogues/catalogueId';
import type { SeedDay } from '../../lib/SeedDay';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import type { StoredItem } from '../../lib/StoredItem';
import type { Person } from '../people/Person';

interface DemoAlert {
  name: string;
  conditions: Record<string, unknown>;
  schedule: Record<string, unknown>;
}

const ofTalent: readonly DemoAlert[] = [
  {
    name: 'フルリモートのReact',
    conditions: { skillTags: [catalogueId('SkillTag', 'React')], baseLocationTypes: ['REMOTE'] },
    schedule: { frequency: 'DAILY', hour: 8 },
  },
  {
    name: '週3日までの業務委託',
    conditions: { workType: ['CONTRACT'], minimumDaysPerWeek: 1, maximumDaysPerWeek: 3 },
    schedule: { frequency: 'WEEKLY', weekday: 1, hour: 20, isPaused: true },
  },
];

const ofClient: readonly DemoAlert[] = [
  {
    name: '医療の案件',
    conditions: { keyword: '医療' },
    schedule: { frequency: 'WEEKLY', weekday: 5, hour: 18 },
  },
];

const alertOf = (day: SeedDay, { key, sub }: Person, { name, conditions, schedule }: DemoAlert) =>
  seedItem(JobAlert, childId(sub, seedUlid(`alert:${key}:${name}`)), day.ago(20, 21, 0), {
    ...{ userID: sub, owner: sub, createdBy: sub, name },
    ...conditions,
    ...schedule,
  });

/** Builds the notice of what an alert found some days ago. */
function noticeOf(day: SeedDay, { sub: userId }: Person, { item }: StoredItem): StoredItem {
  const at = day.ago(6, 8, 0);
  const id = noticeId({ userId, kind: 'JOBS_FOUND', subject: String(item.id), at });
  return seedItem(UserNotice, id, at, {
    ...{ createdBy: userId, userId, kind: 'JOBS_FOUND', subject: item.id, title: item.name, isRead: true },
    expiresAt: Math.floor(Date.parse(at) / 1000) + NoticeLimits.days * 86_400,
  });
}

/** Builds the searches for jobs that the test talent and the test client have kept, and a notice of what one has found. */
export function alertItems(day: SeedDay, talent: Person, client: Person): StoredItem[] {
  const own = ofTalent.map((alert) => alertOf(day, talent, alert));
  return [
    ...own,
    ...own.slice(0, 1).map((alert) => noticeOf(day, talent, alert)),
    ...ofClient.map((alert) => alertOf(day, client, alert)),
  ];
}
