import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useTheme } from '../../lib/theme/useTheme';
import styles from './Tabs.module.css';

interface Tab<Key extends string> {
  key: Key;
  label: string;
  count?: number;
}

interface TabsProps<Key extends string> {
  /** The name of the group of tabs for screen readers. */
  label: string;
  tabs: readonly Tab<Key>[];
  chosen: Key;
  onChange: (key: Key) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
}

/**
 * Tabs for parts of a page, one of them visible at a time. The arrow keys, Home and End move between the
 * tabs. Where they are wider than the window, the chosen one is scrolled to the middle.
 */
export function Tabs<Key extends string>({ label, tabs, chosen, onChange, children }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected=true]')?.getBoundingClientRect();
    const row = list.current?.getBoundingClientRect();
    if (!list.current || !tab || !row) return;
    list.current.scrollLeft += tab.left + tab.width / 2 - (row.left + row.width / 2);
  }, [chosen]);
  const forward = useTheme().direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === chosen);
    const to = { [forward]: at + 1, [backward]: at - 1, Home: 0, End: -1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs.at(to % tabs.length);
    if (!next) return;
    onChange(next.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[tabs.indexOf(next)]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
        {tabs.map(({ key, label: name, count }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChange(key)}
          >
            {name}
            {count !== undefined && (
              <span data-count className={styles.count}>
                {count}
              </span>
            )}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}
