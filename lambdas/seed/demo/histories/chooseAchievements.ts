import { kindOfOccupation } from '../../texts/OccupationKind';
import { type AchievementText, workHistories } from '../../texts/workHistories';
import type { CareerStage } from './Career';
import type { DemoTalent } from '../talents/DemoTalent';

const LEADING = /責任者|リード|リーダー|マネージャー|編集長|ディレクター/;

/** Was it possible when this stage began, and for somebody that experienced? */
function fits({ since = 0, role }: AchievementText, { startMonth, level }: CareerStage): boolean {
  return since <= Math.floor(startMonth / 12) && (level > 0 || !LEADING.test(role));
}

/**
 * The pieces of work of each stage, the oldest stage first: none twice while there are others, none before it
 * could have been done, and no responsibility in the first years.
 */
export function chooseAchievements({ text, career, random }: DemoTalent): AchievementText[][] {
  const done = new Set<AchievementText>();
  return career.stages.map((stage) => {
    if (stage.historyType === 'SIDE_WORK')
      return random.some(workHistories.sideWorkAchievements[kindOfOccupation(text.occupation)], 1);
    if (stage.historyType === 'PERSONAL') return random.some(workHistories.personalAchievements, 1);
    const fitting = text.achievements.filter((work) => fits(work, stage));
    const fresh = fitting.filter((work) => !done.has(work));
    const chosen = random.some(fresh.length > 0 ? fresh : fitting, random.pick([1, 1, 1, 2, 3]));
    chosen.forEach((work) => done.add(work));
    return chosen;
  });
}
