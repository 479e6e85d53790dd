import { fill } from '../../lib/fill';
import { workHistories } from '../../texts/workHistories';
import type { CareerStage } from './Career';
import type { DemoTalent } from '../talents/DemoTalent';
import { monthDate, monthEnd } from '../../lib/monthDate';

function sentences(talent: DemoTalent, stage: CareerStage): string[] {
  const { random } = talent;
  const { companySentences, roleSentences, sideWorkSentences, personalSentences } = workHistories;
  if (stage.historyType === 'SIDE_WORK') return [random.pick(sideWorkSentences)];
  if (stage.historyType === 'PERSONAL') return [random.pick(personalSentences)];
  return [random.pick(companySentences), random.pick(roleSentences[stage.level] ?? roleSentences[0])];
}

const classifications = { WORK: '正社員', SIDE_WORK: '業務委託', PERSONAL: '個人', EDUCATION: '学校' };

/** One stretch of work as its record tells it. */
export function historyValues(talent: DemoTalent, stage: CareerStage) {
  const { text, career, random } = talent;
  const { historyType, industry, organizationName, level, startMonth, endMonth } = stage;
  const isWork = historyType === 'WORK';
  const isCurrentJob = isWork && endMonth === undefined;
  const words = {
    customer: industry.customer,
    product: random.pick(industry.products),
    industry: industry.industry,
    division: text.division,
  };
  return {
    historyType,
    organizationName,
    industry: industry.industry,
    classification: classifications[historyType],
    position: isWork ? text.positions[level as 0 | 1 | 2] : text.positions[0],
    startDate: monthDate(startMonth),
    endDate: endMonth === undefined ? undefined : monthEnd(endMonth),
    isContinuation: endMonth === undefined,
    isCurrentJob,
    isLastJob: isCurrentJob,
    isLastSchool: false,
    isDropOut: false,
    isSideWork: historyType === 'SIDE_WORK',
    baseLocationType: startMonth - career.graduatedMonth < 36 ? 'OFFICE' : random.pick(['REMOTE', 'HYBRID']),
    description: fill(random, sentences(talent, stage).join(''), words),
  };
}
