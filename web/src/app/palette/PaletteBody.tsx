import { type RefObject, useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Delayed } from '../../components/feedback/Delayed';
import { LoadFailed } from '../../components/feedback/LoadFailed';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { getFailureText } from '../../lib/errors/getFailureText';
import styles from './PaletteBody.module.css';
import type { PaletteEntry } from './PaletteEntry';
import { PaletteList } from './PaletteList';
import { recentEntries } from './recentEntries';
import { usePaletteEntries } from './usePaletteEntries';
import { isByInputMethod } from '../../lib/isByInputMethod';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Returns the index of the active entry of a list and the keyboard handler for the text field above the
 * list. The arrow keys activate the next or the previous entry; after the last entry comes the first. Enter
 * chooses the active entry, which is the first one until the person presses an arrow key. Keys that an
 * input method handles do nothing.
 * @param keys the keys of the entries, in the order of the list
 */
function useActiveEntry(keys: readonly string[], onChoose: (at: number) => void) {
  const [active, setActive] = useState<string | null>(null);
  const at = Math.max(active === null ? 0 : keys.indexOf(active), 0);
  return {
    at,
    reset: () => setActive(null),
    onKeyDown(event: KeyboardEvent) {
      if (isByInputMethod(event.nativeEvent) || keys.length === 0) return;
      const step = STEPS[event.key];
      if (step) setActive(keys[(at + step + keys.length) % keys.length] ?? null);
      else if (event.key === 'Enter') onChoose(at);
      else return;
      event.preventDefault();
    },
  };
}

interface PaletteBodyProps {
  field: RefObject<HTMLInputElement | null>;
  /** Closes the dialog after an entry was chosen. */
  onChosen: () => void;
}

/** The field and the list of the command palette. */
export function PaletteBody({ field, onChosen }: PaletteBodyProps) {
  const { t } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const [value, setValue] = useState('');
  // The text without what an input method is still composing.
  const [text, setText] = useState('');
  const { groups, isLoading, failure, onRetry } = usePaletteEntries(text);
  const entries = groups.flatMap((group) => group.entries);
  const choose = (entry: PaletteEntry) => {
    recentEntries.note(entry);
    onChosen();
    void navigate(entry.path);
  };
  const list = useActiveEntry(
    groups.flatMap((group) => group.entries.map(({ path }) => `${group.name} ${path}`)),
    (at) => entries[at] && choose(entries[at]),
  );
  const follow = (typed: string) => {
    list.reset();
    setText(typed);
  };
  const isEmpty = entries.length === 0 && !isLoading && !failure;
  return (
    <div className={styles.body}>
      <input
        ref={field}
        type="text"
        role="combobox"
        className={styles.field}
        aria-label={t('palette.label')}
        aria-autocomplete="list"
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-activedescendant={entries.length > 0 ? `${id}-${list.at}` : undefined}
        autoComplete="off"
        enterKeyHint="go"
        placeholder={t('palette.placeholder')}
        value={value}
        onChange={({ target, nativeEvent }) => {
          setValue(target.value);
          if (!(nativeEvent as InputEvent).isComposing) follow(target.value);
        }}
        onCompositionEnd={({ currentTarget }) => follow(currentTarget.value)}
        onKeyDown={list.onKeyDown}
      />
      <p role="status" className={styles.status}>
        {isLoading ? (
          <Delayed>{t('palette.searching')}</Delayed>
        ) : (
          text.trim() !== '' && !isEmpty && t('palette.found', { n: entries.length })
        )}
        {isEmpty && t('palette.none', { text: text.trim() })}
      </p>
      {failure && (
        <LoadFailed message={t(getFailureText(classifyFailure(failure)))} error={failure} onRetry={onRetry} />
      )}
      <PaletteList id={id} groups={groups} active={list.at} onChoose={choose} />
      <p className={styles.keys} data-hint="keys" aria-hidden>
        {t('palette.keys')}
      </p>
    </div>
  );
}
