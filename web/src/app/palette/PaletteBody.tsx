import { type RefObject, useId, useState } from 'react';
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
import { useActiveEntry } from './useActiveEntry';
import { usePaletteEntries } from './usePaletteEntries';

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
      <p className={styles.keys} aria-hidden>
        {t('palette.keys')}
      </p>
    </div>
  );
}
