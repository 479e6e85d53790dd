import { kindOfOccupation } from '../../texts/OccupationKind';
import { type AchievementText, workHistories } from '../../texts/workHistories';
import type { DemoTalent } from '../talents/DemoTalent';
import type { CareerStage } from './Career';

/** Matches the Japanese names of leading roles, which require experience. */
const LEADING = /責任者|リード|リーダー|マネージャー|編集長|ディレクター/;

/**
 * Returns whether an achievement fits a stage of a demo talent's career: this kind of work already existed
 * when the stage began and, for a leading role, the talent has some experience.
 */
function isPossible({ since = 0, role }: AchievementText, { startMonth, level }: CareerStage): boolean {
  return since <= Math.floor(startMonth / 12) && (level > 0 || !LEADING.test(role));
}

/**
 * Chooses the achievements for each stage of a demo talent's career, the oldest stage first. In employments,
 * an achievement is repeated only if no other is left, leading roles require experience, and no kind of work
 * is done before it existed. Side jobs and personal activities get one achievement each.
 */
export function chooseAchievements({ text, career, random }: DemoTalent): AchievementText[][] {
  const done = new Set<AchievementText>();
  return career.stages.map((stage) => {
    if (stage.historyType === 'SIDE_WORK')
      return random.some(workHistories.sideWorkAchievements[kindOfOccupation(text.occupation)], 1);
    if (stage.historyType === 'PERSONAL') return random.some(workHistories.personalAchievements, 1);
    const fitting = text.achievements.filter((work) => isPossible(work, stage));
    const fresh = fitting.filter((work) => !done.has(work));
    const chosen = random.some(fresh.length > 0 ? fresh : fitting, random.pick([1, 1, 1, 2, 3]));
    chosen.forEach((work) => done.add(work));
    return chosen;
  });
}
