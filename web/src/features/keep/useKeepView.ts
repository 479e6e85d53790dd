import { useSearchParams } from 'react-router-dom';
import type { KeepView } from './KeepView';

/**
 * Returns the filter and the order of the kept jobs that the URL contains, and a function that changes them.
 * Unknown values in the URL are replaced by the defaults.
 */
export function useKeepView(): [KeepView, (change: Partial<KeepView>) => void] {
  const [params, setParams] = useSearchParams();
  const state = params.get('state');
  const view: KeepView = {
    state: state === 'open' || state === 'closed' ? state : null,
    sort: params.get('sort') === 'new' ? 'publishedAt' : 'keptAt',
  };
  const change = (part: Partial<KeepView>) => {
    const next = { ...view, ...part };
    setParams({
      ...(next.state && { state: next.state }),
      ...(next.sort === 'publishedAt' && { sort: 'new' }),
    });
  };
  return [view, change];
}
