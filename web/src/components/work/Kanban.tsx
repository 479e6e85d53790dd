import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ThreadMark } from '../thread/ThreadMark';
import styles from './Kanban.module.css';

interface Column<Key extends string> {
  key: Key;
  label: string;
  /** True for a column of ended items, such as declined applications. */
  isEnd?: boolean;
}

interface Card<Key extends string> {
  id: string;
  column: Key;
  /** The name of the card for screen readers. */
  name: string;
  content: ReactNode;
  /** The keys of the columns to which the card may be moved. */
  targets: readonly Key[];
}

interface KanbanProps<Key extends string> {
  columns: readonly Column<Key>[];
  cards: readonly Card<Key>[];
  onMove: (id: string, to: Key) => void;
}

/**
 * A Kanban board with one column for each state. People drag a card to another column or move it with the
 * card's menu. The icon in a column's heading is a knot when the column has cards, a ring when it is empty,
 * and a frayed end for ended items.
 */
export function Kanban<Key extends string>({ columns, cards, onMove }: KanbanProps<Key>) {
  const { t } = useTranslation();
  const id = useId();
  const labelOf = (key: Key) => columns.find((column) => column.key === key)?.label;
  const drop = (cardId: string, to: Key) => {
    if (cards.find((card) => card.id === cardId)?.targets.includes(to)) onMove(cardId, to);
  };
  return (
    <div className={styles.board}>
      {columns.map(({ key, label, isEnd = false }) => {
        const shown = cards.filter(({ column }) => column === key);
        return (
          <section
            key={key}
            aria-labelledby={`${id}-${key}`}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => drop(event.dataTransfer.getData('text/plain'), key)}
          >
            <h2 id={`${id}-${key}`}>
              <ThreadMark state={isEnd ? 'loosened' : shown.length > 0 ? 'reached' : 'open'} />
              {label} <small>{shown.length}</small>
            </h2>
            <ul>
              {shown.map((card) => (
                <li
                  key={card.id}
                  draggable={card.targets.length > 0}
                  onDragStart={(event) => event.dataTransfer.setData('text/plain', card.id)}
                >
                  {card.content}
                  {card.targets.length > 0 && (
                    <select
                      aria-label={t('common.moveCard', { name: card.name })}
                      value=""
                      onChange={(event) => onMove(card.id, event.target.value as Key)}
                    >
                      <option value="">{t('common.move')}</option>
                      {card.targets.map((target) => (
                        <option key={target} value={target}>
                          {labelOf(target)}
                        </option>
                      ))}
                    </select>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
