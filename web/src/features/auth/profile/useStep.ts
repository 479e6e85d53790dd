import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * Returns the visible step of the registration, counted from 0 here and from 1 in the URL (`?step=2`), and a
 * function that shows another step. The visible step is at most the last one that was reached, at which a
 * person also starts who opens the screen without a step.
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
