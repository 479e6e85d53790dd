import type { StoredRow } from '../../lib/StoredRow';

const list = (value: unknown): string => (Array.isArray(value) ? value.join(',') : '');
const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

/** Returns a range as the search page writes it; a bound that is missing is `least` or `most`. */
function span(from: unknown, to: unknown, least = '', most = ''): string {
  if (text(from) === '' && text(to) === '') return '';
  return `${text(from) || least}-${text(to) || most}`;
}

/**
 * Returns the URL of the search page with the conditions of an alert, the newest jobs first. A test compares it with
 * what the web app makes of the alert.
 */
export function searchUrl(alert: StoredRow, site: string): string {
  const values: [string, string][] = [
    ['q', text(alert.keyword)],
    ['job', list(alert.jobs)],
    ['skill', list(alert.skillTags)],
    ['pref', list(alert.prefectures)],
    ['work', list(alert.workType)],
    ['place', list(alert.baseLocationTypes)],
    ['days', span(alert.minimumDaysPerWeek, alert.maximumDaysPerWeek, '1', '7')],
    ['hours', span(alert.minimumHoursPerDay, alert.maximumHoursPerDay, '0', '24')],
    ['week', span(alert.minimumHoursPerWeek, alert.maximumHoursPerWeek)],
    ['pay', text(alert.salaryType)],
    ['yen', alert.salaryType ? span(alert.minumumSalary, alert.maximumSalary) : ''],
    ['excellent', alert.isExcellent === true ? '1' : ''],
    ['sort', 'new'],
  ];
  const query = values
    .filter(([, value]) => value !== '')
    // A URL cannot have half of a surrogate pair.
    .map(([name, value]) => [name, encodeURIComponent(value.replaceAll(/\p{Cs}/gu, '\ufffd'))] as const)
    .map(([name, value]) => `${name}=${value.replaceAll('%2C', ',')}`);
  return `${site}/jobs/result?${query.join('&')}`;
}
