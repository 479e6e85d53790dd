import { useTranslation } from 'react-i18next';
import type { Card, Column } from './KanbanBoard';

interface KanbanCardProps<Key extends string> {
  card: Card<Key>;
  columns: readonly Column<Key>[];
  /** Moves the card with its menu. */
  onMove: (id: string, to: Key) => void;
}

/** One card of a Kanban board, with the menu that moves it. */
export function KanbanCard<Key extends string>({ card, columns, onMove }: KanbanCardProps<Key>) {
  const { t } = useTranslation();
  const { id, name, content, targets } = card;
  return (
    <li
      data-card={id}
      tabIndex={-1}
      draggable={targets.length > 0}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
    >
      {content}
      {targets.length > 0 && (
        <select
          aria-label={t('common.moveCard', { name })}
          value=""
          onChange={({ target }) => onMove(id, target.value as Key)}
        >
          <option value="">{t('common.move')}</option>
          {targets.map((target) => (
            <option key={target} value={target}>
              {columns.find(({ key }) => key === target)?.label}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
