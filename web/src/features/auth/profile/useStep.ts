import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Returns the step of the registration that is shown, counted from 0, and a function that shows another one.
 * The step comes from the URL (`?step=1` to `?step=3`). If the URL has no step, or one after `reached` (the
 * last step that the person has reached), the step `reached` is shown.
 */
export function useStep(reached: number): [step: number, show: (step: number) => void] {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('step')) - 1;
  const step = Number.isInteger(asked) && asked >= 0 ? Math.min(asked, reached) : reached;
  const isNamed = params.has('step');
  const put = (next: number, replace: boolean) =>
    setParams(
      (current) => {
        current.set('step', `${next + 1}`);
        return current;
      },
      { replace },
    );
  const name = useEffectEvent(() => put(step, true));
  useEffect(() => {
    if (!isNamed) name();
  }, [isNamed]);
  return [step, (next) => put(next, false)];
}
