import { useEffect, useRef } from 'react';
import { useIsNarrow } from '../../lib/useIsNarrow';
import type { KanbanBoard } from './KanbanBoard';
import { KanbanColumns } from './KanbanColumns';
import { KanbanTabs } from './KanbanTabs';

interface KanbanProps<Key extends string> extends KanbanBoard<Key> {
  /** The only column that a phone shows; null for the first one that has cards. */
  chosen: Key | null;
  onChoose: (key: Key) => void;
}

/**
 * A Kanban board with one column for each state. People drag a card to another column or move it with the
 * card's menu, after which the focus follows the card, also when the move is taken back. A phone shows one column at a time, and keeps showing it
 * when a card leaves it: the focus then goes to the card that takes its place.
 */
export function Kanban<Key extends string>({ chosen, onChoose, ...board }: KanbanProps<Key>) {
  const { columns, cards, onMove } = board;
  const first = columns.find(({ key }) => cards.some(({ column }) => column === key)) ?? columns[0];
  const isNarrow = useIsNarrow();
  const root = useRef<HTMLDivElement>(null);
  /** The card that was moved last, its place among the cards on the screen, and the column in which it then was. */
  const moved = useRef<{ id: string; at: number; column: Key | undefined } | null>(null);
  const listCards = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  const columnOf = (id: string) => cards.find((card) => card.id === id)?.column;
  useEffect(() => {
    if (!moved.current || document.activeElement !== document.body) return;
    const { id, at, column } = moved.current;
    // Also when the move is taken back, whereby the button for that goes.
    if (columnOf(id) === column) return;
    const items = listCards();
    const card = items.find((item) => item.dataset['card'] === id) ?? items[at] ?? items.at(-1);
    const focused = card ?? root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    (card?.querySelector('summary') ?? focused)?.focus();
    moved.current.column = columnOf(id);
  });
  const move = (id: string, to: Key) => {
    const at = listCards().findIndex((item) => item.dataset['card'] === id);
    moved.current = { id, at, column: columnOf(id) };
    onMove(id, to);
  };
  const moveByMenu = (id: string, to: Key) => {
    // What the phone shows stays, also when its last card leaves it.
    if (isNarrow && chosen === null && first) onChoose(first.key);
    move(id, to);
  };
  return (
    <div ref={root}>
      {isNarrow && first ? (
        <KanbanTabs {...board} onMove={moveByMenu} chosen={chosen ?? first.key} onChoose={onChoose} />
      ) : (
        <KanbanColumns {...board} onMove={move} onMoveByMenu={move} />
      )}
    </div>
  );
}
