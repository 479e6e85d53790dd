import type { Screen } from '../../../web/src/lib/route/Screen';
import type { WalkedScreen, WalkState } from '../../../web/src/lib/walk/WalkedScreen';
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

test('each ready screen is shown at both widths in both modes', () => {
  const shown = plan(1);
  for (const { path } of routes) {
    for (const look of ['390-light', '390-dark', '1440-light', '1440-dark'])
      expect(shown).toContain(`${path.slice(1)}-talent ready talent ${look}`);
  }
});

test('a screen of the client area is also shown to its own people, where it is open', () => {
  const [route] = routes.map((screen): Screen => ({
    ...screen,
    layout: 'client',
    grants: ['client', 'admin'],
  }));
  const shownIn = (client: WalkWorld['client']) =>
    planScreens({
      ...{
        declared: [{ route: '/one', as: 'admin', at: (of) => `/one/${of.conversationKey}`, states: {} }],
        routes: [route!],
        draw: new Draw(1),
        all: false,
      },
      world: { ...world, client },
    }).filter(({ as }) => as === 'client');
  expect(
    shownIn({ organizationId: '01ORG', conversationKey: '01OWN' }).map(({ sheet, at, looks }) => [
      sheet,
      at,
      looks.map(nameLook),
    ]),
  ).toEqual([
    ['one-client', '/one/01OWN', ['390-light', '390-dark']],
    ['one-client', '/one/01OWN', ['1440-light', '1440-dark']],
  ]);
  expect(shownIn(null)).toEqual([]);
});

test('each other state is shown once, by the person who has it', () => {
  const others = plan(1).filter((page) => !page.includes(' ready '));
  expect(others).toHaveLength(2);
  expect(others.filter((page) => page.includes(' empty beginner '))).toHaveLength(1);
});

test('three screens of a layout are shown at more widths, with large text and from right to left', () => {
  const shown = plan(1);
  for (const look of ['320-light', '768-light', '1920-light', '390-light-large-text', '1440-light-rtl'])
    expect(shown.filter((page) => page.endsWith(` ${look}`) && page.includes(' ready '))).toHaveLength(3);
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
  expect([loads('loading'), loads('offline')]).toEqual([2, 5]);
});
