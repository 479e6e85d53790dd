import type { TFunction } from 'i18next';
import type { EditedBlock } from './EditedBlock';
import type { OwnAchievement } from './OwnAchievement';
import { isLongerThan } from '../../../../../model/isLongerThan';
import { cutText } from '../../../../../model/cutText';

const LONGEST = 40;

/**
 * Returns the name of a portfolio block in the editor: its title, otherwise the name of its achievement, the
 * beginning of its text or URL, or the name of its type.
 */
export function nameOfBlock(
  { type, title, content }: Pick<EditedBlock, 'type' | 'title' | 'content'>,
  achievements: readonly OwnAchievement[],
  t: TFunction,
): string {
  if (title) return title;
  if (type === 'ACHIEVEMENT') {
    const found = achievements.find(({ id }) => id === content);
    return found ? found.name : t('portfolio.editor.missingAchievement');
  }
  const isFile = type === 'IMAGE' || type === 'FILE';
  const [line = ''] = isFile || !content ? [] : content.trim().split('\n');
  if (!line) return t(`portfolio.editor.type.${type}.name`);
  return isLongerThan(line, LONGEST) ? `${cutText(line, LONGEST)}…` : line;
}
