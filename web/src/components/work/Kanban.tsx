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
 * card's menu, after which the focus follows the card. A phone shows one column at a time, and keeps showing it
 * when a card leaves it: the focus then goes to the card that takes its place.
 */
export function Kanban<Key extends string>({ chosen, onChoose, ...board }: KanbanProps<Key>) {
  const { columns, cards, onMove } = board;
  const first = columns.find(({ key }) => cards.some(({ column }) => column === key)) ?? columns[0];
  const isNarrow = useIsNarrow();
  const root = useRef<HTMLDivElement>(null);
  /** The card that was moved with its menu, and its place among the cards on the screen. */
  const moved = useRef<{ id: string; at: number } | null>(null);
  const listCards = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  useEffect(() => {
    const { id, at } = moved.current ?? {};
    if (id === undefined || document.activeElement !== document.body) return;
    const items = listCards();
    const card = items.find((item) => item.dataset['card'] === id) ?? items[at ?? 0] ?? items.at(-1);
    const focused = card ?? root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    (card?.querySelector('select') ?? focused)?.focus();
    moved.current = null;
  });
  const moveByMenu = (id: string, to: Key) => {
    moved.current = { id, at: listCards().findIndex((item) => item.dataset['card'] === id) };
    // What the phone shows stays, also when its last card leaves it.
    if (isNarrow && chosen === null && first) onChoose(first.key);
    onMove(id, to);
  };
  return (
    <div ref={root}>
      {isNarrow && first ? (
        <KanbanTabs {...board} onMove={moveByMenu} chosen={chosen ?? first.key} onChoose={onChoose} />
      ) : (
        <KanbanColumns {...board} onMoveByMenu={moveByMenu} />
      )}
    </div>
  );
}
