import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Goes to the last page of a table when the URL (`?page=`) names one after it, as an old bookmark or a changed filter
 * may do. The wrong URL is replaced, so that the way back does not lead to it.
 * @param last the number of the last page; 0 while it is unknown
 */
export function useExistingPage(current: number, last: number): void {
  const [params, setParams] = useSearchParams();
  const isBeyond = last >= 1 && current > last;
  const goToLast = useEffectEvent(() => {
    const next = new URLSearchParams(params);
    if (last > 1) next.set('page', String(last));
    else next.delete('page');
    setParams(next, { replace: true });
  });
  useEffect(() => {
    if (isBeyond) goToLast();
  }, [isBeyond, last]);
}
