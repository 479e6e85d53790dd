import type { TFunction } from 'i18next';
import { enums, type EnumValue } from '../../../../../model/enums';
import { formatYenRange } from '../../../../../model/formatYenRange';
import type { SearchConcept } from '../../../generated/schema';
import { quoteWord } from '../../../lib/search/quoteWord';
import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { type KeywordPart, listKeywordParts } from './listKeywordParts';

export interface ActiveFilter {
  key: string;
  label: string;
  /** The job search without this filter, on its first page. */
  without: JobSearch;
}

/** Returns a range as text: `10〜20`, `〜20`, `10〜`, `20`. One end may be missing. */
const formatSpan = (t: TFunction, { from, to }: { from: number | null; to: number | null }): string =>
  from === to ? String(from) : t('common.period', { from: from ?? '', until: to ?? '' }).trim();

const locations: readonly string[] = enums.LocationType;
const isLocation = (value: string): value is EnumValue<'LocationType'> => locations.includes(value);

/**
 * Returns the label of the chip for one part of the keyword. A condition has the same label as the filter of
 * the same field.
 */
function keywordLabel({ kind, text, condition }: KeywordPart, t: TFunction, language: string): string {
  if (kind === 'not') return t('jobs.filter.without', { word: text });
  if (!condition) return text;
  const { field, value, least, most, salaryType } = condition;
  if (value) return isLocation(value) ? t(`common.location.${value}`) : t(`common.workType.${value}`);
  if (salaryType) return t(`common.salary.${salaryType}`, { amount: formatYenRange(least, most, language) });
  const range = formatSpan(t, { from: least, to: most });
  if (field === 'numberOfDayPerWeek') return t('jobs.filter.daysChip', { range });
  return t(field === 'hoursPerWeek' ? 'jobs.filter.weekChip' : 'jobs.filter.hoursChip', { range });
}

type ListField = 'occupations' | 'skills' | 'prefectures' | 'workTypes' | 'locations';

/**
 * Returns the active filters of a job search: for each, the label of its chip and the search without it.
 * Filters are left out while their names are still loading.
 * @param concepts what the keyword was taken for; without it, the search takes the word as it is written
 */
export function listActiveFilters(
  search: JobSearch,
  catalogue: Catalogue | null,
  t: TFunction,
  language: string,
  concepts: readonly SearchConcept[] = [],
): ActiveFilter[] {
  const filters: ActiveFilter[] = [];
  const add = (key: string, label: string | undefined, change: Partial<JobSearch>) => {
    if (label) filters.push({ key, label, without: { ...search, ...change, page: 1 } });
  };
  const addEach = <Field extends ListField>(
    field: Field,
    labelOf: (value: JobSearch[Field][number]) => string | undefined,
  ) => {
    const values: JobSearch[Field][number][] = search[field];
    for (const value of values) {
      add(`${field}:${value}`, labelOf(value), { [field]: values.filter((other) => other !== value) });
    }
  };
  const nameIn = (entries: { id: string; name: string }[] = []) => {
    const names = new Map(entries.map(({ id, name }) => [id, name]));
    return (id: string) => names.get(id);
  };

  const parts = listKeywordParts(search.keyword);
  if (!parts) add('keyword', search.keyword, { keyword: '' });
  for (const part of parts ?? [])
    add(`keyword:${part.text}`, keywordLabel(part, t, language), { keyword: part.rest });
  for (const { text: word, label } of concepts)
    add(`concept:${word}`, t('common.meant', { word, meaning: label }), {
      keyword: quoteWord(search.keyword, word),
    });
  addEach('occupations', nameIn(catalogue?.occupations));
  addEach('skills', nameIn(catalogue?.skills));
  addEach('workTypes', (type) => t(`common.workType.${type}`));
  addEach('locations', (type) => t(`common.location.${type}`));
  addEach('prefectures', nameIn(catalogue?.prefectures));
  const { days, hours, week, salaryType, salary, publishedWithinDays: n } = search;
  add('days', days ? t('jobs.filter.daysChip', { range: formatSpan(t, days) }) : '', { days: null });
  add('hours', hours ? t('jobs.filter.hoursChip', { range: formatSpan(t, hours) }) : '', { hours: null });
  if (week.from !== null || week.to !== null) {
    const label = week.from === null ? t('jobs.filter.weekUpTo', { n: week.to }) : '';
    add('week', label || t('jobs.filter.weekChip', { range: formatSpan(t, week) }), {
      week: { from: null, to: null },
    });
  }
  if (salaryType) {
    const amount = formatYenRange(salary.from, salary.to, language);
    const label = amount
      ? t(`common.salary.${salaryType}`, { amount })
      : t(`common.salaryType.${salaryType}`);
    add('salary', label, { salaryType: null, salary: { from: null, to: null } });
  }
  if (n) {
    add('published', n === 1 ? t('jobs.filter.withinDay') : t('jobs.filter.withinDays', { n }), {
      publishedWithinDays: null,
    });
  }
  add('excellent', search.onlyExcellent ? t('common.excellent') : '', { onlyExcellent: false });
  return filters;
}
