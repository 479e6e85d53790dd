import HolderOutlined from '@ant-design/icons/HolderOutlined';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../layout/Grid';
import styles from './SortableList.module.css';
import { useSorting } from './useSorting';

interface SortableItem {
  id: string;
  /** The name of the item for screen readers. */
  name: string;
  content: ReactNode;
}

interface SortableListProps {
  /** The name of the list for screen readers. */
  label: string;
  items: readonly SortableItem[];
  /** Called when an item was moved to another place, counted from 0. */
  onMove: (id: string, to: number) => void;
}

/**
 * A list whose order people change: they drag an item by its handle, or pick it up with the space bar or
 * Enter, move it with the arrow keys and put it down with the same keys. Esc puts it back.
 */
export function SortableList({ label, items, onMove }: SortableListProps) {
  const { t } = useTranslation();
  const help = useId();
  const list = useRef<HTMLOListElement>(null);
  const { held, placeOf, handle, focused, message } = useSorting({ items, list, onMove });
  // The browser takes the focus from an element that is moved in the document.
  useLayoutEffect(() => {
    if (focused.current && document.activeElement === document.body) focused.current.focus();
  }, [items, focused]);
  return (
    <>
      <p id={help} className={styles.help} data-hint="keys">
        {t('editing.sort.help')}
      </p>
      <p className={styles.help} data-hint="touch">
        {t('editing.sort.touchHelp')}
      </p>
      <Grid as="ol" ref={list} className={styles.list} gap={8} aria-label={label}>
        {items.map(({ id, name, content }) => (
          <li key={id} style={{ order: placeOf(id) }} data-held={held === id}>
            <button
              type="button"
              className={styles.handle}
              aria-label={t('editing.sort.handle', { name })}
              aria-pressed={held === id}
              aria-describedby={help}
              {...handle(id)}
            >
              <HolderOutlined aria-hidden />
            </button>
            <div className={styles.content}>{content}</div>
          </li>
        ))}
      </Grid>
      <p className={styles.unseen} role="status">
        {message}
      </p>
    </>
  );
}
