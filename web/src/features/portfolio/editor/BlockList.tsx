import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/feedback/EmptyState';
import { SortableList } from '../../../components/forms/SortableList';
import { BlockRow } from './BlockRow';
import type { EditedBlock } from './EditedBlock';
import { nameOfBlock } from './nameOfBlock';
import type { OwnAchievement } from './OwnAchievement';
import type { useBlockChanges } from './useBlockChanges';

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
