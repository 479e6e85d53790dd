import { enums } from '../../../../../model/enums';
import type { NumberRange } from '../../../components/filters/NumberRange';
import type { JobSearch } from '../../../entities/job/search/JobSearch';
import { urlValues } from '../../../lib/search/urlValues';

/** Reads a job search from the query parameters of a URL. Invalid values are ignored. */
export function readJobSearch(params: URLSearchParams): JobSearch {
  const list = (name: string) => (params.get(name) ?? '').split(',').filter((value) => value !== '');
  const known = <Value extends string>(name: string, values: readonly Value[]) =>
    values.filter((value) => list(name).includes(value));
  const ids = (name: string) => [...new Set(list(name))].filter((id) => urlValues.isRecordId(id));
  const number = (name: string) =>
    /^\d{1,9}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : null;
  const salaryType = known('pay', enums.SalaryType)[0] ?? null;
  return {
    keyword: urlValues.keyword(params),
    occupations: ids('job'),
    skills: ids('skill'),
    prefectures: ids('pref'),
    workTypes: known('work', enums.WorkType),
    locations: known('place', enums.LocationType),
    days: readRange(params.get('days')),
    hours: readRange(params.get('hours')),
    week: readSpan(params.get('week')),
    salaryType,
    salary: salaryType ? readSpan(params.get('yen')) : { from: null, to: null },
    publishedWithinDays: number('new') || null,
    onlyExcellent: params.get('excellent') === '1',
    sort: known('sort', ['new', 'pay'] as const)[0] ?? null,
    page: Math.max(1, number('page') ?? 1),
  };
}

const readNumber = (text: string) => (/^\d{1,9}(\.\d)?$/.test(text) ? Number(text) : null);

/**
 * Reads a range of numbers from a text such as `3-5`, `600000-`, `-5` or `3`. A single number is both ends. A
 * missing end, or one that is not a number, is null.
 */
function readSpan(text: string | null): { from: number | null; to: number | null } {
  const [from = '', to = from] = (text ?? '').split('-', 2);
  return { from: readNumber(from), to: readNumber(to) };
}

function readRange(text: string | null): NumberRange | null {
  const { from, to } = readSpan(text);
  return from === null || to === null || from > to ? null : { from, to };
}
