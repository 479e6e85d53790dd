import { languages } from '../../../web/src/i18n/languages';
import type { Screen } from '../../../web/src/lib/route/Screen';
import type { WalkedScreen, WalkedState, WalkState } from '../../../web/src/lib/walk/WalkedScreen';
import type { WalkWorld } from '../../../web/src/lib/walk/WalkWorld';
import { Draw } from '../../walk/plan/Draw';
import { nameLook } from '../../walk/plan/Look';
import { planScreens } from '../../walk/plan/planScreens';

const world = {
  ...{
    talentSub: 't',
    jobId: '01JOB',
    benefitId: '01BENEFIT',
    conversationKey: '01TALK',
    publicPage: 'remote',
  },
  ...{ professionalItemId: '01ITEM', organizationId: '01ORG', categoryId: '01CATEGORY', categoryUrl: 'web' },
  client: null,
  ownBenefit: { id: '01OWN', organizationId: '01ORG' },
  applied: { organizationId: '01ORG', jobId: '01JOB', talentSub: 'sub' },
};

const routes = ['/one', '/two', '/three', '/four'].map((path): Screen => ({
  path,
  layout: 'main',
  title: 'shell.menu.home',
  grants: ['signedIn'],
  load: () => Promise.reject(new Error('never loaded')),
}));
const declared = routes.map(({ path }): WalkedScreen => ({
  route: path,
  as: 'talent',
  states: path === '/one' ? { loading: {}, empty: { as: 'beginner' } } : {},
}));

const plan = (seed: number, all = false) =>
  planScreens({ declared, routes, world, draw: new Draw(seed), all }).flatMap(({ sheet, state, as, looks }) =>
    looks.map((look) => `${sheet} ${state} ${as} ${nameLook(look)}`),
  );

const furtherLooks = ['320-light', '768-light', '1920-light', '390-light-large-text', '1440-light-rtl'];

/** Returns the sheet, the state and the person of each visit. */
const planStates = (
  screens: readonly WalkedScreen[],
  table: readonly Screen[] = routes,
  { seed = 1, all = false } = {},
) =>
  planScreens({ declared: screens, routes: table, world, draw: new Draw(seed), all }).map(
    ({ sheet, state, as }) => `${sheet} ${state} ${as}`,
  );

test('each ready screen is shown at both widths in both modes', () => {
  const shown = plan(1);
  for (const { path } of routes) {
    for (const look of ['390-light', '390-dark', '1440-light', '1440-dark'])
      expect(shown).toContain(`${path.slice(1)}-talent ready talent ${look}`);
  }
});

test('a screen of the client area is also shown once to its own people, where it is open', () => {
  const route: Screen = { ...routes[0]!, layout: 'client', grants: undefined };
  const shownIn = (client: WalkWorld['client'], all = false) =>
    planScreens({
      ...{
        declared: [{ route: '/one', as: 'admin', at: (of) => `/one/${of.conversationKey}`, states: {} }],
        routes: [route],
        draw: new Draw(1),
        all,
      },
      world: { ...world, client },
    }).filter(({ as }) => as === 'client');
  const client = { organizationId: '01ORG', conversationKey: '01OWN' };
  expect(shownIn(client).map(({ sheet, at, looks }) => [sheet, at, looks.length])).toEqual([
    ['one-client', '/one/01OWN', 1],
  ]);
  expect(shownIn(client, true).flatMap(({ looks }) => looks.map(nameLook))).toEqual([
    ...['390-light', '390-dark'],
    ...['1440-light', '1440-dark'],
  ]);
  expect(shownIn(null)).toEqual([]);
});

test('a state with steps, a person or a URL of its own, and errors and empty lists, are shown for each screen', () => {
  const states: Partial<Record<WalkState, WalkedState>> = {
    ...{ error: {}, empty: { as: 'beginner' }, loading: { at: '/one?tab=2' } },
    ...{ refused: { steps: () => Promise.resolve() }, conflict: { steps: () => Promise.resolve() } },
  };
  const shown = planStates(routes.map(({ path }) => ({ route: path, as: 'talent', states })));
  expect(shown.filter((page) => !page.includes(' ready '))).toEqual(
    routes.flatMap(({ path }) =>
      ['error talent', 'empty beginner', 'loading talent', 'refused talent', 'conflict talent'].map(
        (state) => `${path.slice(1)}-talent ${state}`,
      ),
    ),
  );
});

describe('what screens show by the same component', () => {
  const states = { loading: {}, offline: {}, refused: {} };
  const shapes = ['form', undefined, 'form', 'card'] as const;
  const shaped = routes.map((route, at): Screen => ({ ...route, shape: shapes[at] }));
  const count = (shown: readonly string[], state: string) =>
    shown.filter((page) => page.includes(` ${state} `)).length;

  test('is shown once for each layout: that the connection is lost', () => {
    const shown = planStates(
      routes.map(({ path }) => ({ route: path, as: 'talent', states })),
      shaped,
    );
    expect(count(shown, 'offline')).toBe(1);
  });

  test('is shown once for each shape in a layout: placeholders, and that access is refused', () => {
    const shown = planStates(
      routes.map(({ path }) => ({ route: path, as: 'talent', states })),
      shaped,
    );
    expect([count(shown, 'loading'), count(shown, 'refused')]).toEqual([2, 2]);
  });

  test('is another one for guests, who see the public layout', () => {
    const shown = planStates([
      { route: '/one', as: 'talent', states },
      { route: '/two', as: 'guest', states },
    ]);
    expect(count(shown, 'offline')).toBe(2);
  });

  test('is drawn from the seed among its screens', () => {
    const declarations = routes.map(({ path }) => ({ route: path, as: 'talent' as const, states }));
    const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      planStates(declarations, routes, { seed }).find((page) => page.includes(' offline ')),
    );
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test('is shown for every screen with all', () => {
    const shown = planStates(
      routes.map(({ path }) => ({ route: path, as: 'talent', states })),
      shaped,
      { all: true },
    );
    for (const state of ['loading', 'offline', 'refused'])
      expect(
        new Set(shown.filter((page) => page.includes(` ${state} `)).map((page) => page.split(' ')[0])).size,
      ).toBe(4);
  });
});

test('before an error, the placeholder is waited for, where the screen has one', () => {
  const loadsFirst = (states: WalkedScreen['states']) =>
    planScreens({
      ...{
        declared: [{ route: '/one', as: 'talent', states }],
        routes,
        world,
        draw: new Draw(1),
        all: false,
      },
    }).find(({ state }) => state === 'error')?.loadsFirst;
  const steps = () => Promise.resolve();
  expect(loadsFirst({ loading: {}, error: {} })).toBe(true);
  expect(loadsFirst({ error: {} })).toBe(false);
  expect(loadsFirst({ loading: {}, error: { steps } })).toBe(false);
});

test('one screen of a layout is shown at each further width, with large text and from right to left', () => {
  const shown = plan(1);
  for (const look of furtherLooks)
    expect(shown.filter((page) => page.endsWith(` ${look}`) && page.includes(' ready '))).toHaveLength(1);
});

test('with all, every screen is shown at each further width, with large text and from right to left', () => {
  const shown = plan(1, true);
  for (const look of furtherLooks)
    expect(
      new Set(shown.filter((page) => page.endsWith(` ${look}`)).map((page) => page.split(' ')[0])).size,
    ).toBe(4);
});

test('a seed repeats a walk, and other seeds draw other combinations', () => {
  expect(plan(7)).toEqual(plan(7));
  expect(new Set([1, 2, 3, 4, 5].map((seed) => plan(seed).join())).size).toBeGreaterThan(1);
});

test('all combinations include those of a selection in every width and mode', () => {
  const shown = plan(1, true);
  for (const look of [
    '390-light',
    '390-dark',
    '1440-light',
    '1440-dark',
    '1440-light-purple',
    '390-light-de',
  ])
    expect(shown).toContain(`one-talent loading talent ${look}`);
});

test('with all, a state is loaded once for each width, and offline once more for each language', () => {
  const states: Partial<Record<WalkState, object>> = { loading: {}, offline: {} };
  const visits = planScreens({
    declared: [{ route: '/one', as: 'talent', states }],
    routes,
    world,
    draw: new Draw(1),
    all: true,
  });
  const loads = (state: string) => visits.filter((visit) => visit.state === state).length;
  expect([loads('loading'), loads('offline')]).toEqual([2, 1 + Object.keys(languages).length]);
});
