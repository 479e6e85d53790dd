import type { ReactNode } from 'react';

export interface Column<Key extends string> {
  key: Key;
  label: string;
  /** True for a column of ended items, such as declined applications. */
  isEnd?: boolean;
}

export interface Card<Key extends string> {
  id: string;
  column: Key;
  /** The name of the card for screen readers. */
  name: string;
  content: ReactNode;
  /** The keys of the columns to which the card may be moved. */
  targets: readonly Key[];
}

/** What a Kanban board shows, and the function that moves a card. */
export interface KanbanBoard<Key extends string> {
  columns: readonly Column<Key>[];
  cards: readonly Card<Key>[];
  onMove: (id: string, to: Key) => void;
  /** Called when a card is dropped on a column to which it may not be moved. */
  onRefuse?: (id: string, to: Key) => void;
}
