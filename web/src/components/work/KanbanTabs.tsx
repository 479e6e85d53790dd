import { useTranslation } from 'react-i18next';
import { Tabs } from '../tabs/Tabs';
import styles from './Kanban.module.css';
import type { KanbanBoard } from './KanbanBoard';
import { KanbanCard } from './KanbanCard';

interface KanbanTabsProps<Key extends string> extends KanbanBoard<Key> {
  chosen: Key;
  onChoose: (key: Key) => void;
}

/** A Kanban board on a phone: one column at a time, below tabs that count the cards of every column. */
export function KanbanTabs<Key extends string>({
  columns,
  cards,
  onMove,
  chosen,
  onChoose,
}: KanbanTabsProps<Key>) {
  const { t } = useTranslation();
  const shown = cards.filter(({ column }) => column === chosen);
  return (
    <Tabs<Key>
      label={t('common.boardColumns')}
      tabs={columns.map(({ key, label }) => ({
        ...{ key, label },
        count: cards.filter(({ column }) => column === key).length,
      }))}
      chosen={chosen}
      onChange={onChoose}
    >
      {shown.length === 0 ? (
        <p className={styles.empty}>{t('common.emptyColumn')}</p>
      ) : (
        <ul className={styles.cards}>
          {shown.map((card) => (
            <KanbanCard key={card.id} card={card} columns={columns} onMove={onMove} />
          ))}
        </ul>
      )}
    </Tabs>
  );
}
