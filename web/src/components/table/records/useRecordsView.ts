import { useSearchParams } from 'react-router-dom';
import { readPageNumber } from '../../../lib/search/readPageNumber';
import { urlValues } from '../../../lib/search/urlValues';
import type { RecordsView } from './RecordsView';

const PARAMETERS = ['q', 'sort', 'page'];

function readView(params: URLSearchParams): RecordsView {
  const [column = '', direction] = (params.get('sort') ?? '').split('.');
  return {
    keyword: urlValues.keyword(params),
    sort: /^\w+$/.test(column) ? { column, direction: direction === 'desc' ? 'desc' : 'asc' } : null,
    page: readPageNumber(params.get('page')),
  };
}

/**
 * Returns the keyword, order and page of a table of records that the URL contains, and a function that changes some
 * of them. A change of the keyword or the order returns to the first page. Other query parameters stay.
 */
export function useRecordsView(): [RecordsView, (change: Partial<RecordsView>) => void] {
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const change = (part: Partial<RecordsView>) => {
    const { keyword, sort, page } = { ...view, page: 1, ...part };
    const next = new URLSearchParams([...params].filter(([name]) => !PARAMETERS.includes(name)));
    if (keyword.trim()) next.set('q', keyword.trim());
    if (sort) next.set('sort', `${sort.column}.${sort.direction}`);
    if (page > 1) next.set('page', String(page));
    setParams(next, { replace: 'keyword' in part });
  };
  return [view, change];
}
