import { useTranslation } from 'react-i18next';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import type { SuggestJobsQuery } from '../../../generated/suggestJobs';
import { useCatalogue } from '../../../lib/catalogue/useCatalogue';
import { toFullWidthKatakana } from '../../../lib/format/toFullWidthKatakana';
import { listActiveFilters } from '../search/listActiveFilters';
import { readJobSearch } from '../search/readJobSearch';
import { recentSearches } from '../search/recentSearches';
import type { SearchOption } from './SearchOption';
import { useSuggestions } from './useSuggestions';

/** Folding of spellings as in other lists would make the first page of guests too large. */
const plain = (text: string) => toFullWidthKatakana(text).toLowerCase();

/** The maximum number of recent searches that are shown when a text has been typed. */
const RECENT_BESIDE = 2;

const withOne = (ids: string[], id: string) => [...ids.filter((other) => other !== id), id];

/**
 * Returns the search that starts when a suggestion is chosen. An occupation, a skill or a place becomes a
 * filter, and the typed text is dropped; an organization's name becomes the keyword.
 */
function choose({ kind, id, name }: SuggestJobsQuery['suggest'][number], search: JobSearch): JobSearch {
  const next = { ...search, keyword: '', page: 1 };
  if (kind === 'JOB' && id) return { ...next, occupations: withOne(search.occupations, id) };
  if (kind === 'SKILL' && id) return { ...next, skills: withOne(search.skills, id) };
  if (kind === 'PLACE' && id) return { ...next, prefectures: withOne(search.prefectures, id) };
  return { ...next, keyword: name };
}

/**
 * Returns the lines of the list below the keyword field. While the field is empty, these are all recent
 * searches of this device. When a text is typed, they are some recent searches whose label contains the
 * text, followed by the API's suggestions.
 */
export function useSearchOptions(typed: string, search: JobSearch): readonly SearchOption[] {
  const { t, i18n } = useTranslation();
  const catalogue = useCatalogue();
  const suggestions = useSuggestions(typed);
  const text = typed.trim();
  const recent = recentSearches
    .get()
    .map((query): SearchOption => {
      const next = readJobSearch(new URLSearchParams(query));
      const filters = listActiveFilters(next, catalogue, t, i18n.language);
      const label = filters.map((filter) => filter.label).join(t('common.join'));
      return { key: query, label, note: t('jobs.suggest.recent'), next };
    })
    .filter(({ label }) => label !== '' && plain(label).includes(plain(text)));
  const named = suggestions.map((suggestion): SearchOption => {
    const { kind, name, count } = suggestion;
    const note = `${t(`jobs.suggest.${kind}`)}${t('common.join')}${t('jobs.top.jobCount', { n: count })}`;
    return { key: `${kind} ${name}`, label: name, note, next: choose(suggestion, search) };
  });
  return text === '' ? recent : [...recent.slice(0, RECENT_BESIDE), ...named];
}
