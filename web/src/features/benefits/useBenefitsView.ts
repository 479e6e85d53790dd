import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readPageNumber } from '../../lib/search/readPageNumber';
import { urlValues } from '../../lib/search/urlValues';

export interface BenefitsView {
  keyword: string;
  tag: string | null;
  onlyUsed: boolean;
  /** The page of the list of benefits, counted from 1. */
  page: number;
}

function read(params: URLSearchParams): BenefitsView {
  const tag = params.get('tag') ?? '';
  return {
    keyword: urlValues.keyword(params),
    tag: urlValues.isRecordId(tag) ? tag : null,
    onlyUsed: params.get('used') === '1',
    page: readPageNumber(params.get('page')),
  };
}

/**
 * Converts the filters and the page of the list of benefits into a query string without `?`. Only chosen
 * values are included.
 */
export function writeBenefitsView({ keyword, tag, onlyUsed, page }: BenefitsView): string {
  const all: [string, string][] = [
    ['q', keyword.trim()],
    ['tag', tag ?? ''],
    ['used', onlyUsed ? '1' : ''],
    ['page', page > 1 ? String(page) : ''],
  ];
  return new URLSearchParams(all.filter(([, value]) => value !== '')).toString();
}

/**
 * Returns the filters and the page of the list of benefits that the URL contains, and a function that changes
 * some of them. A change of the filters returns to the first page.
 */
export function useBenefitsView(): [BenefitsView, (change: Partial<BenefitsView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => read(params), [params]);
  const change = (part: Partial<BenefitsView>) =>
    setParams(writeBenefitsView({ ...view, page: 1, ...part }), { preventScrollReset: true });
  return [view, change];
}
