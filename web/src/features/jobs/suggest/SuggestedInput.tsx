import { type InputHTMLAttributes, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { loadable } from '../../../lib/loadable/loadable';

const SuggestionList = loadable(async () => (await import('./SuggestionList')).SuggestionList, {
  silent: true,
});

interface SuggestedInputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** The job search to which a chosen suggestion is added. */
  search: JobSearch;
  onChoose: (next: JobSearch) => void;
}

/**
 * The input element of a keyword field for jobs, with a list of suggestions below. The list is positioned
 * relative to the nearest positioned ancestor. Its code is loaded when the field first gets the focus; until
 * then, or if loading fails, the field works without suggestions.
 */
export function SuggestedInput({ search, onChoose, ...rest }: SuggestedInputProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  return (
    <>
      <input
        {...rest}
        ref={field}
        type="search"
        role="combobox"
        aria-expanded={false}
        aria-autocomplete="list"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('jobs.top.keywordHint')}
        onFocus={() => setIsUsed(true)}
      />
      {isUsed && <SuggestionList field={field} search={search} onChoose={onChoose} />}
    </>
  );
}
