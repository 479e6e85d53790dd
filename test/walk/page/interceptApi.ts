import type { Page, Route } from 'playwright-core';
import type { Visit } from '../plan/Visit';

/** What the shell asks on every screen; it is always answered. */
const shell = ['SessionProfile', 'Visit', 'Conversations', 'NewConversation', 'NotifyErrorToSlack'];

const errorTypes = { error: 'Lambda:Unhandled', refused: 'Unauthorized', conflict: 'Conflict' } as const;

const answerWith = (route: Route, errorType: string) =>
  route.fulfill({
    json: {
      data: null,
      errors: [{ path: [], message: `The walk answers ${errorType}`, errorType, errorInfo: null }],
    },
  });

/** Makes the API answer as the state of this visit demands. */
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
