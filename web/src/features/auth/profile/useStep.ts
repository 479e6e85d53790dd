import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The shown step in the URL (`?step=2`), counted from 0 here: at most the last one that was reached, which is also where
 * a person starts who opens the screen without a step.
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
