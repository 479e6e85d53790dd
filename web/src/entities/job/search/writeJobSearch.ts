import type { JobSearch } from './JobSearch';

/**
 * Converts a job search into a query string without `?`, with only what differs from the empty search and
 * always in the same order.
 */
export function writeJobSearch(search: JobSearch): string {
  const parts: [string, string][] = [
    ['q', search.keyword.trim()],
    ['job', search.occupations.join(',')],
    ['skill', search.skills.join(',')],
    ['pref', search.prefectures.join(',')],
    ['work', search.workTypes.join(',')],
    ['place', search.locations.join(',')],
    ['days', spanText(search.days)],
    ['hours', spanText(search.hours)],
    ['week', spanText(search.week)],
    ['pay', search.salaryType ?? ''],
    ['yen', search.salaryType ? spanText(search.salary) : ''],
    ['new', search.publishedWithinDays?.toString() ?? ''],
    ['excellent', search.onlyExcellent ? '1' : ''],
    ['sort', search.sort ?? ''],
    ['page', search.page > 1 ? String(search.page) : ''],
  ];
  return parts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
    .join('&');
}

function spanText(span: { from: number | null; to: number | null } | null): string {
  if (!span || (span.from === null && span.to === null)) return '';
  return `${span.from ?? ''}-${span.to ?? ''}`;
}
