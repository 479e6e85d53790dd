import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { SortableList } from '../../../components/forms/SortableList';
import { BlockRow } from './BlockRow';
import type { EditedBlock } from './EditedBlock';
import type { OwnAchievement } from './OwnAchievement';
import type { useBlockChanges } from './useBlockChanges';
import type { TFunction } from 'i18next';
import { isLongerThan } from '../../../../../model/isLongerThan';
import { cutText } from '../../../../../model/cutText';

const LONGEST = 40;

/**
 * Returns the name of a portfolio block in the editor: its title, otherwise the name of its achievement, the
 * beginning of its text or URL, or the name of its type.
 */
function nameOfBlock(
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

interface BlockListProps {
  blocks: readonly EditedBlock[];
  achievements: readonly OwnAchievement[];
  changes: ReturnType<typeof useBlockChanges>;
  onEdit: (block: EditedBlock) => void;
}

/** The blocks of a portfolio in their order, which the talent changes by dragging or with the keyboard. */
export function BlockList({ blocks, achievements, changes, onEdit }: BlockListProps) {
  const { t } = useTranslation();
  if (blocks.length === 0) return <EmptyState illustration="calm">{t('portfolio.editor.empty')}</EmptyState>;
  const warningOf = ({ type, content, isPublished }: EditedBlock) => {
    if (type !== 'ACHIEVEMENT') return null;
    const found = achievements.find(({ id }) => id === content);
    if (!found) return t('portfolio.editor.achievementGone');
    return isPublished && !found.isShared ? t('portfolio.editor.achievementHidden') : null;
  };
  return (
    <SortableList
      label={t('portfolio.editor.list')}
      onMove={(id, to) => void changes.move(id, to)}
      items={blocks.map((block) => {
        const name = nameOfBlock(block, achievements, t);
        const content = (
          <BlockRow
            block={block}
            name={name}
            warning={warningOf(block)}
            onPublish={(isPublished) => void changes.change(block, { isPublished })}
            onEdit={() => onEdit(block)}
            onDelete={() => void changes.remove(block)}
          />
        );
        return { id: block.id, name, content };
      })}
    />
  );
}
