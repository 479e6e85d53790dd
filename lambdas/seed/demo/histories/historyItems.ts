import { WorkHistory } from '../../../../model/entities/WorkHistory';
import { WorkHistoryAchievement } from '../../../../model/entities/WorkHistoryAchievement';
import { WorkHistoryDivision } from '../../../../model/entities/WorkHistoryDivision';
import { childId } from '../../../../model/ids';
import { fill } from '../../lib/fill';
import { monthDate, monthEnd } from '../../lib/monthDate';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import type { StoredItem } from '../../lib/StoredItem';
import { workHistories, type AchievementText } from '../../texts/workHistories';
import type { DemoTalent } from '../talents/DemoTalent';
import { isDetailed } from '../talents/isDetailed';
import type { CareerStage } from './Career';
import { chooseAchievements } from './chooseAchievements';
import { WorkHistoryAchievementLink } from '../../../../model/entities/WorkHistoryAchievementLink';
import { WorkHistoryAchievementResume } from '../../../../model/entities/WorkHistoryAchievementResume';
import { fileKey } from '../../files/fileKey';

/** Builds the evidence of one achievement of a demo talent: a link, and a file with its thumbnail. */
function evidenceItems(sub: string, achievementId: string, createdAt: string): StoredItem[] {
  const own = { owner: sub, createdBy: sub, workHistoryAchievementID: achievementId };
  const below = (kind: string) => childId(achievementId, seedUlid(`${achievementId}:${kind}`));
  return [
    seedItem(WorkHistoryAchievementLink, below('link'), createdAt, {
      ...own,
      title: 'プロジェクトの紹介記事',
      url: `https://example.com/articles/${seedUlid(`${achievementId}:article`).toLowerCase()}`,
    }),
    seedItem(WorkHistoryAchievementResume, below('file'), createdAt, {
      ...own,
      file: fileKey(sub, 'ACHIEVEMENT_FILE', achievementId),
      thumbnail: fileKey(sub, 'ACHIEVEMENT_THUMBNAIL', achievementId),
      filename: 'プロジェクト概要.pdf',
      fileType: 'application/pdf',
    }),
  ];
}

function sentences(talent: DemoTalent, stage: CareerStage): string[] {
  const { random } = talent;
  const { companySentences, roleSentences, sideWorkSentences, personalSentences } = workHistories;
  if (stage.historyType === 'SIDE_WORK') return [random.pick(sideWorkSentences)];
  if (stage.historyType === 'PERSONAL') return [random.pick(personalSentences)];
  return [random.pick(companySentences), random.pick(roleSentences[stage.level] ?? roleSentences[0])];
}

const classifications = { WORK: '正社員', SIDE_WORK: '業務委託', PERSONAL: '個人', EDUCATION: '学校' };

/** Returns the fields of a demo talent's work history for one stage of their career. */
function historyValues(talent: DemoTalent, stage: CareerStage) {
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

/** Returns the fields of one achievement in a demo talent's work history. */
function achievementValues(talent: DemoTalent, stage: CareerStage, work: AchievementText, index: number) {
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

function stageItems(talent: DemoTalent, stage: CareerStage, works: AchievementText[]): StoredItem[] {
  const { person, text, career, createdAt } = talent;
  const owner = { owner: person.sub };
  const name = `${person.key}:${stage.organizationName}:${stage.historyType}`;
  const id = childId(person.sub, seedUlid(name, stage.startMonth - career.graduatedMonth));
  const below = (kind: string, index: number) => childId(id, seedUlid(`${name}:${kind}:${index}`, index));
  const values = { ...owner, userID: person.sub, ...historyValues(talent, stage) };
  const division = { ...owner, workHistoryID: id, name: text.division };
  const hasDivision = values.isCurrentJob === true && isDetailed(talent);
  return [
    seedItem(WorkHistory, id, createdAt, values),
    ...(hasDivision ? [seedItem(WorkHistoryDivision, below('division', 0), createdAt, division)] : []),
    ...works.flatMap((work, index) => [
      seedItem(WorkHistoryAchievement, below('achievement', index), createdAt, {
        ...owner,
        workHistoryID: id,
        ...achievementValues(talent, stage, work, index),
      }),
      ...(hasDivision && index === 0
        ? evidenceItems(person.sub, below('achievement', index), createdAt)
        : []),
    ]),
  ];
}

/** Builds the records of a demo talent's work histories and their achievements. */
export function historyItems(talent: DemoTalent): StoredItem[] {
  const works = chooseAchievements(talent);
  return talent.career.stages.flatMap((stage, index) => stageItems(talent, stage, works[index] ?? []));
}
