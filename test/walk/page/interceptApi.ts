import type { Page, Route } from 'playwright-core';
import type { Visit } from '../plan/Visit';

/**
 * The operations that the app's frame sends on every screen. They are answered in every state, so that only
 * the screen itself is affected.
 */
const shell = ['SessionStart', 'Visit', 'Conversations', 'NewConversation', 'NotifyErrorToSlack'];

const errorTypes = { error: 'Lambda:Unhandled', refused: 'Unauthorized', conflict: 'Conflict' } as const;

const answerWith = (route: Route, errorType: string) =>
  route.fulfill({
    json: {
      data: null,
      errors: [{ path: [], message: `The walk answers ${errorType}`, errorType, errorInfo: null }],
    },
  });

/** Makes the API answer the page's requests as the state of the visit requires, for example with an error. */
export async function interceptApi(
  page: Page,
  { state, steps }: Pick<Visit, 'state' | 'steps'>,
): Promise<void> {
  if (state !== 'loading' && state !== 'error' && state !== 'refused' && state !== 'conflict') return;
  await page.route('**/graphql', async (route) => {
    const asked = (route.request().postDataJSON() as { query?: string } | null)?.query ?? '';
    const [, type, name = ''] = /\b(query|mutation|subscription)\s+(\w+)/.exec(asked) ?? [];
    const isConcerned = state === 'conflict' || steps ? type === 'mutation' : type === 'query';
    if (!isConcerned || shell.includes(name)) return route.continue();
    // Never answered: closing the page ends the request.
    if (state !== 'loading') await answerWith(route, errorTypes[state]);
  });
}
