import { useSearchParams } from 'react-router-dom';
import type { KeepView } from './KeepView';

/** State and order of the kept jobs in the URL; unknown values fall back to the default. */
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
