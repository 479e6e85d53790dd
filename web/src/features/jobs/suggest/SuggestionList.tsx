import { type RefObject, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import type { SearchOption } from './SearchOption';
import styles from './SuggestionList.module.css';
import { useFieldEvents } from './useFieldEvents';
import { useSearchOptions } from './useSearchOptions';

interface SuggestionListProps {
  /** The keyword field below which the list is shown. */
  field: RefObject<HTMLInputElement | null>;
  search: JobSearch;
  onChoose: (next: JobSearch) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The list of suggestions below a keyword field. It gives the field the keyboard of a combobox: the arrow
 * keys select a suggestion, Enter chooses it, Escape closes the list. The focus stays in the field.
 */
export function SuggestionList({ field, search, onChoose }: SuggestionListProps) {
  const { t } = useTranslation();
  const id = useId();
  const [active, setActive] = useState<string | null>(null);
  const choose = ({ next }: SearchOption) => {
    setIsOpen(false);
    onChoose(next);
  };
  const { text, isOpen, setIsOpen } = useFieldEvents(field, (key) => {
    const step = STEPS[key];
    if (step) {
      if (options.length === 0) return false;
      setIsOpen(true);
      // Before the first and after the last line, the field itself is reached.
      const places = options.length + 1;
      const next = (at + 1 + step + places) % places;
      setActive(options[next - 1]?.key ?? null);
      return true;
    }
    if (!isShown) return false;
    if (key !== 'Escape' && key !== 'Enter') return false;
    setIsOpen(false);
    const chosen = options[at];
    if (key === 'Enter' && chosen) choose(chosen);
    // Enter without a chosen line searches for the typed text.
    return key === 'Escape' || chosen !== undefined;
  });
  const options = useSearchOptions(text, search);
  const isShown = isOpen && options.length > 0;
  const at = isShown ? options.findIndex(({ key }) => key === active) : -1;
  useEffect(() => {
    const states: Record<string, string> = {
      'aria-expanded': String(isShown),
      'aria-controls': id,
      'aria-activedescendant': at < 0 ? '' : `${id}-${at}`,
    };
    for (const [name, value] of Object.entries(states)) field.current?.setAttribute(name, value);
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [field, id, isShown, at]);
  return (
    <ul
      id={id}
      role="listbox"
      aria-label={t('jobs.suggest.label')}
      className={styles.list}
      hidden={!isShown}
      // Keeps the focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, place) => (
        <li
          key={option.key}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === at}
          className={styles.option}
          onClick={() => choose(option)}
        >
          <span className={styles.label}>{option.label}</span>
          <small>{option.note}</small>
        </li>
      ))}
    </ul>
  );
}
