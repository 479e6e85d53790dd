import type { Page } from 'playwright-core';
import { eventually } from '../../../support/eventually';

interface Losing {
  /** How often the network was lost. */
  lost(): number;
  /** Waits until it was lost so often. */
  waitUntil(times: number): Promise<unknown>;
}

/**
 * Loses the network twice at each of some mutations: the first request does not leave, of the second the answer does not
 * arrive. What the API refuses is added to `refusals`, also in answers that did not arrive.
 */
export async function loseTwice(
  page: Page,
  mutations: readonly string[],
  refusals: unknown[],
): Promise<Losing> {
  const tries = new Map<string, number>();
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    const { query: document = '' } = route.request().postDataJSON() as { query?: string };
    const mutation = mutations.find((name) => document.includes(`${name}(`));
    if (!mutation) return route.fallback();
    const before = tries.get(mutation) ?? 0;
    tries.set(mutation, before + 1);
    if (before > 2) return route.fallback();
    const answer = before === 0 ? null : await route.fetch();
    const { errors = [] } = ((await answer?.json()) ?? {}) as { errors?: unknown[] };
    refusals.push(...errors);
    if (before > 1) return route.fulfill({ response: answer! });
    await route.abort('internetdisconnected');
    lost += 1;
  });
  return {
    lost: () => lost,
    waitUntil: (times) => eventually(`loss ${times}`, async () => lost >= times || null, 120),
  };
}
