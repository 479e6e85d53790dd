import type { Random } from '../../lib/Random';
import type { SeedDay } from '../../lib/SeedDay';
import { industries, type IndustryText } from '../../texts/industries';
import type { Career, CareerStage } from './Career';

/**
 * Returns the number of employers in a demo talent's career, chosen at random in a range that depends on the
 * years of experience.
 */
function generateEmployerCount(years: number, random: Random): number {
  if (years < 5) return 2;
  if (years < 10) return random.int(2, 4);
  if (years < 18) return random.int(3, 5);
  return random.int(4, 6);
}

/**
 * Generates a demo talent's employments, one after the other, each in a different industry. The last one has
 * no end; `closeGaps` sets the ends of the others.
 */
function generateEmployments(random: Random, from: number, now: number): CareerStage[] {
  const months = now - from;
  const count = generateEmployerCount(months / 12, random);
  const fields = random.some(industries, count);
  const share = Math.floor(months / count);
  return fields.map((industry, index) => {
    const shift = index === 0 ? 0 : random.int(-Math.floor(share / 4), Math.floor(share / 4));
    const isLast = index === count - 1;
    const stage = {
      historyType: 'WORK' as const,
      organizationName: random.pick(industry.companies),
      industry,
      level: Math.min(2, Math.floor((index * 3) / count)),
      startMonth: from + index * share + shift,
    };
    return isLast ? stage : { ...stage, endMonth: 0 };
  });
}

/** Sets the end of each employment in a demo talent's career to the month before the next one begins. */
function closeGaps(stages: CareerStage[]): CareerStage[] {
  return stages.map((stage, index) => {
    const next = stages[index + 1];
    return next ? { ...stage, endMonth: next.startMonth - 1 } : stage;
  });
}

/**
 * Generates a side job or a personal activity of a demo talent. It began in the last two years, in an
 * industry in which the talent has not been employed.
 */
function generateActivity(
  random: Random,
  historyType: 'SIDE_WORK' | 'PERSONAL',
  now: number,
  used: IndustryText[],
) {
  const industry = random.pick(industries.filter((field) => !used.includes(field)));
  const startMonth = now - random.int(10, 22);
  const organizationName =
    historyType === 'PERSONAL' ? '個人の活動' : `${random.pick(industry.companies)}（業務委託）`;
  const stage: CareerStage = { historyType, organizationName, industry, level: 1, startMonth };
  return random.chance(0.5) ? stage : { ...stage, endMonth: now - random.int(1, 6) };
}

/**
 * Generates the career of a demo talent with the given number of years of experience. It has three to eight
 * stages: the employments in their order, then a side job and a personal activity, if there are any.
 */
export function generateCareer(random: Random, day: SeedDay, years: number): Career {
  const now = day.year * 12 + day.month - 1;
  const graduatedMonth = (day.year - years) * 12 + 2;
  const ageAtGraduation = random.pick([20, 22, 22, 22, 22, 24]);
  const birthMonth = graduatedMonth - ageAtGraduation * 12 - random.int(0, 11);
  const stages = closeGaps(generateEmployments(random, graduatedMonth + 1, now));
  const used = stages.map(({ industry }) => industry);
  if (stages.length < 3 || random.chance(0.3)) stages.push(generateActivity(random, 'SIDE_WORK', now, used));
  if (stages.length < 3 || random.chance(0.15)) stages.push(generateActivity(random, 'PERSONAL', now, used));
  return { years, nowMonth: now, birthMonth, graduatedMonth, stages };
}
