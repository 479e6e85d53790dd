import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaletteEntry } from './PaletteEntry';
import styles from './PaletteList.module.css';
import type { EntryGroup } from './usePaletteEntries';

interface PaletteListProps {
  id: string;
  groups: readonly EntryGroup[];
  /** The index of the active entry among the entries of all groups, counted from 0. */
  active: number;
  onChoose: (entry: PaletteEntry) => void;
}

/** The list below the field of the command palette. The focus stays in the field. */
export function PaletteList({ id, groups, active, onChoose }: PaletteListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, groups]);
  const startOf = (place: number) =>
    groups.slice(0, place).reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t('palette.results')}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ name, entries }, place) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <div id={`${id}-${name}`} className={styles.heading}>
            {t(`palette.group.${name}`)}
          </div>
          {entries.map((entry, at) => (
            <div
              key={entry.path}
              id={`${id}-${startOf(place) + at}`}
              role="option"
              aria-selected={startOf(place) + at === active}
              className={styles.option}
              onClick={() => onChoose(entry)}
            >
              <span className={styles.label}>{entry.label}</span>
              {entry.detail && <small className={styles.detail}>{entry.detail}</small>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
