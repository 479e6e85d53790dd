import { useId } from 'react';
import { ThreadMark } from '../thread/ThreadMark';
import styles from './Kanban.module.css';
import type { KanbanBoard } from './KanbanBoard';
import { KanbanCard } from './KanbanCard';

interface KanbanColumnsProps<Key extends string> extends KanbanBoard<Key> {
  /** Called when the menu of a card moves it. */
  onMoveByMenu: (id: string, to: Key) => void;
}

/**
 * The columns of a Kanban board beside each other. The icon in a column's heading is a knot when the column has
 * cards, a ring when it is empty, and a frayed end for ended items.
 */
export function KanbanColumns<Key extends string>(props: KanbanColumnsProps<Key>) {
  const { columns, cards, onMove, onMoveByMenu, onRefuse } = props;
  const id = useId();
  const drop = (cardId: string, to: Key) => {
    const dropped = cards.find((card) => card.id === cardId);
    if (dropped?.targets.includes(to)) onMove(cardId, to);
    else if (dropped && dropped.column !== to) onRefuse?.(cardId, to);
  };
  return (
    <div className={styles.board}>
      {columns.map(({ key, label, isEnd = false }) => {
        const shown = cards.filter(({ column }) => column === key);
        return (
          <section
            key={key}
            data-empty={shown.length === 0 || undefined}
            aria-labelledby={`${id}-${key}`}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event.dataTransfer.getData('text/plain'), key)}
          >
            <h2 id={`${id}-${key}`}>
              <ThreadMark state={isEnd ? 'loosened' : shown.length > 0 ? 'reached' : 'open'} />
              {label} <small data-count>{shown.length}</small>
            </h2>
            <ul>
              {shown.map((card) => (
                <KanbanCard key={card.id} card={card} columns={columns} onMove={onMoveByMenu} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
