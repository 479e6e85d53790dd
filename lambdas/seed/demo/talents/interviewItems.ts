import { InterviewLog } from '../../../../model/entities/InterviewLog';
import { InterviewLogVideo } from '../../../../model/entities/InterviewLogVideo';
import { childId } from '../../../../model/ids';
import { pickTimeBetween } from '../../lib/pickTimeBetween';
import { Random } from '../../lib/Random';
import type { SeedDay } from '../../lib/SeedDay';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import type { StoredItem } from '../../lib/StoredItem';
import { interviews } from '../../texts/interviews';
import { nameFields } from '../people/nameFields';
import type { Person } from '../people/Person';
import type { DemoTalent } from './DemoTalent';

const INTERVIEWS = 30;

/**
 * Builds the record of one interview with a demo talent. About a third of the interviews have a video, and
 * about half of the videos are shared with organizations.
 */
function itemsOfInterview(
  day: SeedDay,
  { person, createdAt, text, career }: DemoTalent,
  by: Person,
): StoredItem[] {
  const key = `interview:${person.key}`;
  const random = new Random(key);
  const id = childId(person.sub, seedUlid(key));
  const interviewedAt = pickTimeBetween(random, createdAt, day.ago(2, 9, 0));
  const rating = () => random.int(6, 10) / 2;
  const [comment, commentForClient] = random.pick(interviews.notes);
  const made = { createdBy: by.sub, owners: [by.sub] };
  const log = seedItem(InterviewLog, id, interviewedAt, {
    ...made,
    intervieweeId: person.sub,
    interviewerId: by.sub,
    authorKey: by.sub,
    interviewerName: nameFields(by).name,
    totalEvaluation: rating(),
    humanPowerEvaluation: rating(),
    motivationOfGrowEvaluation: rating(),
    logicalThinkingEvaluation: rating(),
    entrepreneurEvaluation: rating(),
    cooperativenessEvaluation: rating(),
    companyHistoryEvaluation: rating(),
    projectHistoryEvaluation: rating(),
    managementExperienceEvaluation: rating(),
    comment,
    commentForClient,
    minutes: `${text.occupation}として${career.years}年。これまでの経験、希望の働き方、直近の予定をうかがった。`,
    actionMethod: random.pick(interviews.nextActions),
    interviewedAt,
  });
  if (!random.chance(0.35)) return [log];
  const video = seedItem(InterviewLogVideo, id, interviewedAt, {
    createdBy: by.sub,
    interviewLogID: id,
    title: '面談の録画',
    url: `https://videos.example.com/${seedUlid(`${key}:video`).toLowerCase()}`,
    isSharedWithClient: random.chance(0.5),
  });
  return [log, video];
}

/** Builds thirty interviews, each with a different demo talent; one of them is the test talent. */
export function interviewItems(
  day: SeedDay,
  testTalent: DemoTalent,
  talents: DemoTalent[],
  by: Person,
): StoredItem[] {
  const some = new Random('interviews').some(talents, INTERVIEWS - 1);
  return [testTalent, ...some].flatMap((talent) => itemsOfInterview(day, talent, by));
}
