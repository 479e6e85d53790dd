import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';

/**
 * Renders an element and waits until what it asked for at once has been answered: the simulated API and the
 * parts that are loaded later answer in microtasks, and would otherwise change the page while no test waits.
 */
export async function renderAndSettle(element: ReactElement): Promise<RenderResult> {
  let view!: RenderResult;
  await act(async () => {
    view = render(element);
  });
  return view;
}
