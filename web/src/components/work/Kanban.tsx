import { type ReactNode, useEffect, useId, useRef } from 'react';
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
 * card's menu, after which the focus follows the card. The icon in a column's heading is a knot when the
 * column has cards, a ring when it is empty, and a frayed end for ended items.
 */
export function Kanban<Key extends string>({ columns, cards, onMove }: KanbanProps<Key>) {
  const { t } = useTranslation();
  const id = useId();
  const board = useRef<HTMLDivElement>(null);
  /**
   * The id of the card that was moved with its menu. The card gets the focus when it is in its new column.
   */
  const moved = useRef<string | null>(null);
  useEffect(() => {
    if (!moved.current || document.activeElement !== document.body) return;
    const card = [...(board.current?.querySelectorAll('li') ?? [])].find(
      (item) => item.dataset['card'] === moved.current,
    );
    if (card) (card.querySelector('select') ?? card).focus();
    moved.current = null;
  });
  const labelOf = (key: Key) => columns.find((column) => column.key === key)?.label;
  const drop = (cardId: string, to: Key) => {
    if (cards.find((card) => card.id === cardId)?.targets.includes(to)) onMove(cardId, to);
  };
  return (
    <div ref={board} className={styles.board}>
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
                  data-card={card.id}
                  tabIndex={-1}
                  draggable={card.targets.length > 0}
                  onDragStart={(event) => event.dataTransfer.setData('text/plain', card.id)}
                >
                  {card.content}
                  {card.targets.length > 0 && (
                    <select
                      aria-label={t('common.moveCard', { name: card.name })}
                      value=""
                      onChange={(event) => {
                        moved.current = card.id;
                        onMove(card.id, event.target.value as Key);
                      }}
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
