import { skillYearSteps } from '../../../../../model/search/skillYearSteps';
import { type PayPeriod, payChoices } from './payChoices';
import type { UsersView } from './UsersView';
import { type UserFacet, userFacetNames, userFacets } from './userFacets';
import { userSorts } from './userSorts';
import { urlValues } from '../../../lib/search/urlValues';

function valuesOf(facet: UserFacet, params: URLSearchParams): string[] {
  const { key } = userFacets[facet];
  const asked = [...new Set((params.get(key) ?? '').split(','))].filter((value) =>
    urlValues.isRecordId(value),
  );
  const known: readonly string[] | undefined =
    'values' in userFacets[facet] ? (userFacets[facet] as { values: readonly string[] }).values : undefined;
  return known ? known.filter((value) => asked.includes(value)) : asked;
}

function readPay(text: string | null): UsersView['pay'] {
  const [, period, most] = /^([A-Z]+)\.([1-9]\d{0,8})$/.exec(text ?? '') ?? [];
  const type = (Object.keys(payChoices) as PayPeriod[]).find((one) => one === period);
  return type ? { type, most: Number(most) } : null;
}

const atMost = (most: number, value: number | null) => (value !== null && value <= most ? value : null);

/** Reads a search of talents from the query parameters of a URL. Invalid values are ignored. */
export function readUsersView(params: URLSearchParams): UsersView {
  const number = (name: string) =>
    /^[1-9]\d{0,3}$/.test(params.get(name) ?? '') ? Number(params.get(name)) : null;
  const [field, direction] = (params.get('sort') ?? '').split('.');
  const known = userSorts.find((one) => one === field);
  const facets = userFacetNames.map((facet) => [facet, valuesOf(facet, params)] as const);
  return {
    keyword: urlValues.keyword(params),
    facets: Object.fromEntries(facets) as UsersView['facets'],
    daysFrom: atMost(7, number('days')),
    hoursFrom: atMost(24, number('hours')),
    yearsFrom: skillYearSteps.find((step) => step === number('years')) ?? null,
    pay: readPay(params.get('pay')),
    ratedFrom: atMost(5, number('rated')),
    visitedWithin: number('visited'),
    sort: known ? { field: known, direction: direction === 'asc' ? 'asc' : 'desc' } : null,
    page: number('page') ?? 1,
    open: params.get('id'),
  };
}
