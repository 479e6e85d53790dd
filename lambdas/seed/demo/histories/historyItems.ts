import { WorkHistory } from '../../../../model/entities/WorkHistory';
import { WorkHistoryAchievement } from '../../../../model/entities/WorkHistoryAchievement';
import { WorkHistoryDivision } from '../../../../model/entities/WorkHistoryDivision';
import { childId } from '../../../../model/ids';
import { seedItem } from '../../lib/seedItem';
import type { StoredItem } from '../../lib/StoredItem';
import { seedUlid } from '../../lib/seedUlid';
import type { AchievementText } from '../../texts/workHistories';
import { chooseAchievements } from './chooseAchievements';
import { achievementValues } from './achievementValues';
import type { CareerStage } from './Career';
import type { DemoTalent } from '../talents/DemoTalent';
import { historyValues } from './historyValues';

function stageItems(talent: DemoTalent, stage: CareerStage, works: AchievementText[]): StoredItem[] {
  const { person, text, career, createdAt } = talent;
  const owner = { owner: person.sub };
  const name = `${person.key}:${stage.organizationName}:${stage.historyType}`;
  const id = childId(person.sub, seedUlid(name, stage.startMonth - career.graduatedMonth));
  const below = (kind: string, index: number) => childId(id, seedUlid(`${name}:${kind}:${index}`, index));
  const values = { ...owner, userID: person.sub, ...historyValues(talent, stage) };
  const division = { ...owner, workHistoryID: id, name: text.division };
  const hasDivision = values.isCurrentJob === true && talent.profile !== undefined;
  return [
    seedItem(WorkHistory, id, createdAt, values),
    ...(hasDivision ? [seedItem(WorkHistoryDivision, below('division', 0), createdAt, division)] : []),
    ...works.map((work, index) =>
      seedItem(WorkHistoryAchievement, below('achievement', index), createdAt, {
        ...owner,
        workHistoryID: id,
        ...achievementValues(talent, stage, work, index),
      }),
    ),
  ];
}

/** Every employment and what was achieved there, the side work, and the school before them. */
export function historyItems(talent: DemoTalent): StoredItem[] {
  const works = chooseAchievements(talent);
  return talent.career.stages.flatMap((stage, index) => stageItems(talent, stage, works[index] ?? []));
}
