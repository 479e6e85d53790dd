import { fill } from '../../lib/fill';
import { selfIntroductions } from '../../texts/selfIntroductions';
import type { DemoTalent } from './DemoTalent';

/**
 * If a self-introduction has fewer characters than this, it also mentions a second strength of the talent.
 */
const SHORT = 150;

/**
 * Builds the self-introduction of a demo talent. It describes experience, a strength, something personal, and
 * the work that the talent is looking for.
 */
export function buildIntroduction({ text, career, random, wantsSideWork }: DemoTalent): string {
  const industry = career.stages.findLast(({ historyType }) => historyType === 'WORK')?.industry.industry;
  const { interests, sideWorkClosings, jobChangeClosings } = selfIntroductions;
  const words = { years: career.years, industry: industry ?? '' };
  const [strength, second] = random.some(text.strengths, 2);
  const opening = fill(random, random.pick(text.openings), words);
  const end = [
    random.pick(interests),
    random.pick(wantsSideWork ? sideWorkClosings : jobChangeClosings),
  ].join('');
  const length = [opening, strength, end].join('').length;
  return [opening, strength, length < SHORT ? second : '', end].join('');
}
