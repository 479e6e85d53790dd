import { fill } from '../../lib/fill';
import type { AchievementText } from '../../texts/workHistories';
import type { CareerStage } from './Career';
import type { DemoTalent } from '../talents/DemoTalent';
import { monthDate, monthEnd } from '../../lib/monthDate';

/** A piece of work within a stage: what, as whom, with which result. */
export function achievementValues(
  talent: DemoTalent,
  stage: CareerStage,
  work: AchievementText,
  index: number,
) {
  const { text, career, random } = talent;
  const words = { product: random.pick(stage.industry.products), customer: stage.industry.customer };
  const latest = Math.min(stage.endMonth ?? career.nowMonth, career.nowMonth - 1);
  const startMonth = Math.min(latest, stage.startMonth + index * 5 + 1);
  const endMonth = Math.min(latest, startMonth + random.int(4, 10));
  const isContinuation = stage.endMonth === undefined && index === 0;
  return {
    projectName: fill(random, work.project, words),
    description: fill(random, `${work.did}${random.pick(work.results)}`, words),
    role: work.role,
    division: text.division,
    position: text.positions[stage.level as 0 | 1 | 2],
    topics: work.topics,
    startDate: monthDate(startMonth),
    endDate: isContinuation ? undefined : monthEnd(endMonth),
    isContinuation,
  };
}
