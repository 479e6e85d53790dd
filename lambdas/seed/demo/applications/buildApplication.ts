import { applyCourse } from '../../../../model/transitions/applyCourse';
import { applyLines } from '../../../../model/transitions/applyLines';
import { fill } from '../../lib/fill';
import { Random } from '../../lib/Random';
import type { SeedDay } from '../../lib/SeedDay';
import { seedUlid } from '../../lib/seedUlid';
import { toDaytime } from '../../lib/toDaytime';
import { conversations } from '../../texts/conversations';
import type { DemoJob } from '../jobs/DemoJob';
import type { DemoTalent } from '../talents/DemoTalent';
import type { ApplyType, DemoApplication, DemoLine } from './DemoApplication';

/**
 * Returns the states that a demo application goes through until it reaches the given one. A withdrawal or
 * rejection follows the screening.
 */
function listSteps(type: ApplyType): ApplyType[] {
  const place = applyCourse.findIndex((state) => state === type);
  return place < 0 ? ['APPLIED', 'SCREENING', type] : applyCourse.slice(0, place + 1);
}

const HOUR = 3_600_000;
const MINUTE = 60_000;

/**
 * Chooses the messages that the talent and the job's owner write after a demo application has reached a
 * state.
 */
function pickMessages(random: Random, type: ApplyType): [by: 'talent' | 'owner', content: string][] {
  switch (type) {
    case 'APPLIED':
      return [];
    case 'SCREENING': {
      const [reply, answer] = random.pick(conversations.exchanges);
      return [
        ['owner', reply],
        ['talent', answer],
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

/**
 * Chooses the times at which a demo application reaches its states, as milliseconds since 1970. They are
 * spread over the time since the job was published, far enough apart for the messages in between.
 */
function spreadSteps(random: Random, from: string, midnight: number, count: number): number[] {
  const start = Date.parse(from) + HOUR;
  const share = (midnight - 8 * HOUR - start) / count;
  return Array.from({ length: count }, (_, index) =>
    Math.floor(start + share * index + (share * random.int(10, 60)) / 100),
  );
}

/**
 * Builds a demo application with its messages and changes of state. The same arguments always give the same
 * application.
 */
export function buildApplication(
  day: SeedDay,
  talent: DemoTalent,
  job: DemoJob,
  type: ApplyType,
  adminSub: string,
): DemoApplication {
  const key = `${talent.person.key}:${job.id}`;
  const random = new Random(key);
  const types = listSteps(type);
  const times = spreadSteps(random, `${job.values.publishedAt}`, day.midnight, types.length);
  const steps = types.map((step, index) => ({
    type: step,
    at: toDaytime(times[index] ?? day.midnight),
    ...(step === 'REJECTED' ? { decision: random.pick(conversations.decisions) } : {}),
  }));
  const lines = steps.flatMap(({ type: step, at }): DemoLine[] => {
    const mover = ['APPLIED', 'CONTRACTED', 'WITHDRAWN'].includes(step) ? 'talent' : 'admin';
    let clock = Date.parse(at);
    const said = pickMessages(random, step).map(([by, content]) => {
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
