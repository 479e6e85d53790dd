import type { Card, Column } from './KanbanBoard';
import { MoveMenu } from './MoveMenu';

interface KanbanCardProps<Key extends string> {
  card: Card<Key>;
  columns: readonly Column<Key>[];
  /** Moves the card with its menu. */
  onMove: (id: string, to: Key) => void;
}

/** One card of a Kanban board, with the menu that moves it. */
export function KanbanCard<Key extends string>({ card, columns, onMove }: KanbanCardProps<Key>) {
  const { id, name, content, targets } = card;
  return (
    <li
      data-card={id}
      tabIndex={-1}
      draggable={targets.length > 0}
      onDragStart={(event) => event.dataTransfer.setData('text/plain', id)}
    >
      {content}
      <MoveMenu
        name={name}
        targets={columns.filter(({ key }) => targets.includes(key))}
        onMove={(to) => onMove(id, to)}
      />
    </li>
  );
}
