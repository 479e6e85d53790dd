import type { Page, Route } from 'playwright-core';
import type { Visit } from '../plan/Visit';

/**
 * The operations that the frame of the app (top bar and menu) and its error reports can send on every screen.
 * The real API always answers them, so that a simulated state affects only the content of the screen.
 */
const shell = ['SessionStart', 'Visit', 'NewConversation', 'NotifyErrorToSlack'];

const errorTypes = { error: 'Lambda:Unhandled', refused: 'Unauthorized', conflict: 'Conflict' } as const;

const isSimulated = (state: Visit['state']): state is 'loading' | keyof typeof errorTypes =>
  state === 'loading' || state in errorTypes;

const answerWith = (route: Route, errorType: string) =>
  route.fulfill({
    json: {
      data: null,
      errors: [{ path: [], message: `The walk answers ${errorType}`, errorType, errorInfo: null }],
    },
  });

/**
 * Answers the operation that starts a session, without the list of conversations. The screen of messages
 * shows this list, and would have content in every state if the session had loaded it.
 */
async function answerWithoutConversations(route: Route): Promise<void> {
  const response = await route.fetch();
  const { data } = (await response.json()) as { data: Record<string, unknown> | null };
  // Without the field, as a null would be a list for the screen.
  const { listUserConversations: _, ...rest } = data ?? {};
  await route.fulfill({ response, json: { data: rest } });
}

interface Interception {
  /** Answers the requests that wait because the screen first has to load, and from now on each at once. */
  answerHeld: () => Promise<void>;
  /**
   * Ends the requests that are never answered. It must be called before the page is closed, because Chromium may send
   * them to the API then, and a mutation would change the records of the next visit.
   */
  release: () => Promise<void>;
}

/**
 * Answers the page's requests to the API as the state of the visit requires, for example with an error. In
 * states that need no simulation, the requests go to the API unchanged.
 */
export async function interceptApi(
  page: Page,
  { state, steps, loadsFirst = false }: Pick<Visit, 'state' | 'steps' | 'loadsFirst'>,
): Promise<Interception> {
  let held: Route[] = [];
  let isHolding = state === 'loading' || loadsFirst;
  let isOver = false;
  const takeHeld = () => {
    const taken = held;
    held = [];
    isHolding = false;
    return taken;
  };
  const release = async () => {
    isOver = true;
    await Promise.all(takeHeld().map((route) => route.abort().catch(() => undefined)));
  };
  const answerHeld = async () => {
    if (state === 'loading' || !isSimulated(state)) return;
    await Promise.all(takeHeld().map((route) => answerWith(route, errorTypes[state])));
  };
  if (!isSimulated(state)) return { answerHeld, release };
  const answer = async (route: Route): Promise<void> => {
    const asked = (route.request().postDataJSON() as { query?: string } | null)?.query ?? '';
    const [, type, name = ''] = /\b(query|mutation|subscription)\s+(\w+)/.exec(asked) ?? [];
    const isConcerned = state === 'conflict' || steps ? type === 'mutation' : type === 'query';
    if (name === 'SessionStart' && isConcerned) return answerWithoutConversations(route);
    if (!isConcerned || shell.includes(name)) return route.continue();
    if (isOver) await route.abort().catch(() => undefined);
    else if (isHolding || state === 'loading') held.push(route);
    else await answerWith(route, errorTypes[state]);
  };
  await page.route('**/graphql', (route) =>
    answer(route).catch((error: unknown) => {
      // Once the visit is over, the page may be closed before its last requests have their answers.
      if (!isOver) throw error;
    }),
  );
  return { answerHeld, release };
}
