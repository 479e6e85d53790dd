import { daytime } from '../../lib/daytime';
import { Random } from '../../lib/Random';
import { fill } from '../../lib/fill';
import type { SeedDay } from '../../lib/SeedDay';
import { seedUlid } from '../../lib/seedUlid';
import { conversations } from '../../texts/conversations';
import { applyLines } from '../../../../model/transitions/applyLines';
import { type ApplyType, applySteps } from './applySteps';
import type { DemoApplication, DemoLine } from './DemoApplication';
import type { DemoJob } from '../jobs/DemoJob';
import type { DemoTalent } from '../talents/DemoTalent';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** What is said once a state is reached; empty where nobody says anything. */
function talk(random: Random, type: ApplyType): [by: 'talent' | 'owner', content: string][] {
  switch (type) {
    case 'APPLIED':
      return [];
    case 'SCREENING': {
      const [asked, answered] = random.pick(conversations.exchanges);
      return [
        ['owner', asked],
        ['talent', answered],
      ];
    }
    case 'INTERVIEW':
      return [['owner', random.pick(conversations.arrangements)]];
    case 'OFFERED':
    case 'REJECTED':
      return [['owner', conversations.endings[type]]];
    case 'CONTRACTED':
    case 'WITHDRAWN':
      return [['talent', conversations.endings[type]]];
  }
}

/** Spreads so many steps over the time since the job was published; each leaves room for what is said. */
function stepTimes(random: Random, from: string, midnight: number, count: number): number[] {
  const start = Date.parse(from) + HOUR;
  const share = (midnight - 8 * HOUR - start) / count;
  return Array.from({ length: count }, (_, index) =>
    Math.floor(start + share * index + (share * random.int(10, 60)) / 100),
  );
}

/** An application with everything that was said and decided since; the same on every run. */
export function buildApplication(
  day: SeedDay,
  talent: DemoTalent,
  job: DemoJob,
  type: ApplyType,
  adminSub: string,
): DemoApplication {
  const key = `${talent.person.key}:${job.id}`;
  const random = new Random(key);
  const types = applySteps(type);
  const times = stepTimes(random, `${job.values.publishedAt}`, day.midnight, types.length);
  const steps = types.map((step, index) => ({
    type: step,
    at: daytime(times[index] ?? day.midnight),
    ...(step === 'REJECTED' ? { reason: random.pick(conversations.rejectionReasons) } : {}),
  }));
  const lines = steps.flatMap(({ type: step, at }): DemoLine[] => {
    const mover = step === 'APPLIED' || step === 'WITHDRAWN' ? 'talent' : 'admin';
    let clock = Date.parse(at);
    const said = talk(random, step).map(([by, content]) => {
      clock += random.int(20, 110) * MINUTE;
      return { at: new Date(clock).toISOString(), by, content, isEvent: false };
    });
    return [{ at, by: mover, content: applyLines[step], isEvent: true }, ...said];
  });
  const words = { title: job.text.title, occupation: talent.text.occupation, years: talent.career.years };
  return {
    talent,
    job,
    type,
    adminSub,
    random,
    conversationId: seedUlid(`Conversation:${key}`),
    message: fill(random, random.pick(conversations.applicationMessages), words),
    steps,
    lines,
    unread: { talent: 0, owner: 0 },
  };
}
