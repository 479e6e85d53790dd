import { languages, type Language } from '../../../web/src/i18n/languages';
import type { Screen } from '../../../web/src/lib/route/Screen';
import { themeColors, themeDirections, themeModes } from '../../../web/src/lib/theme/themeChoices';
import type { WalkedScreen, WalkedState, WalkState } from '../../../web/src/lib/walk/WalkedScreen';
import type { WalkWorld } from '../../../web/src/lib/walk/WalkWorld';
import type { Draw } from './Draw';
import { type DeclaredState, drawRepeated } from './drawRepeated';
import { type Look, plainLook } from './Look';
import type { Visit } from './Visit';

const widths = [390, 1440] as const;
/** Further looks of a ready screen, grouped by the page that shows them. */
const moreLooks: readonly Look[][] = [
  [...[320, 768, 1920].map((width) => ({ ...plainLook, width })), { ...plainLook, direction: 'rtl' }],
  [{ ...plainLook, width: 390, largeText: true }],
];

const nameSheet = ({ route, as }: WalkedScreen) => [...route.matchAll(/[\w-]+/g), as].join('-');

/**
 * Returns several looks, grouped by the page that shows them: one for each width, because a page may be
 * built differently in another one. Each mode, colour and direction occurs in at least one of them. Each
 * language occurs too, unless the visit has steps (actions on the page), because steps find elements by
 * their Japanese texts.
 */
function everyLook(hasSteps: boolean, state: WalkState): Look[][] {
  const [onPhone, onDesktop] = widths.map((width) => ({ ...plainLook, width })) as [Look, Look];
  const inModes = (look: Look) => themeModes.map((mode) => ({ ...look, mode }));
  const translated = hasSteps ? [] : otherLanguages.map((language) => ({ ...onPhone, language }));
  // Without a connection, the texts of another language cannot be loaded any more.
  const canSwitch = state !== 'offline';
  return [
    [...inModes(onPhone), { ...onPhone, direction: 'rtl' }, ...(canSwitch ? translated : [])],
    ...(canSwitch ? [] : translated.map((look) => [look])),
    [...inModes(onDesktop), ...themeColors.slice(1).map((color) => ({ ...onDesktop, color }))],
  ];
}

const otherLanguages = (Object.keys(languages) as Language[]).filter((language) => language !== 'ja');

/**
 * Returns one look chosen at random. If the visit has steps (actions on the page), the language is
 * Japanese, because steps find elements by their Japanese texts.
 */
const drawLook = (draw: Draw, hasSteps: boolean): Look => ({
  width: draw.one(widths),
  mode: draw.one(themeModes),
  color: draw.one(themeColors),
  direction: draw.one(themeDirections),
  language: hasSteps ? 'ja' : draw.one(Object.keys(languages) as Language[]),
  largeText: false,
});

interface Plan {
  declared: readonly WalkedScreen[];
  routes: readonly Screen[];
  world: WalkWorld;
  draw: Draw;
  all: boolean;
}

/**
 * Plans the photographs of all screens, so that the same component is opened in the same state once. In the state
 * `ready`, each screen is photographed at both widths in light and dark mode; a screen of the client area, if this
 * is open, once more as its own people see it. Each other state is photographed in one look chosen at random, and
 * those that screens leave to a shared component only on one of these screens (`drawRepeated`). Each of the further
 * widths, large text, and the direction from right to left are photographed on one screen of each layout that has
 * bars.
 * With `all`, nothing is left out: every state of every screen is photographed in several looks that cover every
 * width, mode, colour, direction and language, and every screen in the further looks.
 */
export function planScreens({ declared, routes, world, draw, all }: Plan): Visit[] {
  const routeOf = ({ route }: WalkedScreen) => routes.find(({ path }) => path === route);
  const layoutOf = (screen: WalkedScreen) => routeOf(screen)?.layout;
  const layouts = [...new Set(routes.map(({ layout }) => layout))].filter((layout) => layout !== 'bare');
  const shownMore = layouts.flatMap((layout) => {
    const screens = declared.filter((screen) => layoutOf(screen) === layout);
    if (screens.length === 0) return [];
    if (all) return screens.flatMap((screen) => moreLooks.map((looks) => ({ screen, looks })));
    return moreLooks.flat().map((look) => ({ screen: draw.one(screens), looks: [look] }));
  });
  const declaredStates = declared.flatMap((screen) =>
    (Object.entries(screen.states) as [WalkState, WalkedState][]).map(([state, changes]): DeclaredState => ({
      screen,
      state,
      changes,
      route: routeOf(screen),
    })),
  );
  const states = all ? declaredStates : drawRepeated(declaredStates, draw);
  return declared.flatMap((screen) => {
    const base = {
      sheet: nameSheet(screen),
      as: screen.as,
      at: screen.at?.(world) ?? screen.route,
      steps: screen.steps,
    };
    const ready = widths.flatMap((width) => {
      const looks = themeModes.map((mode) => ({ ...plainLook, width, mode }));
      // A page without bars has no settings to switch its mode.
      const visits = layoutOf(screen) === 'bare' ? looks.map((look) => [look]) : [looks];
      return visits.map((shown): Visit => ({ ...base, state: 'ready', looks: shown, switchesMode: true }));
    });
    const drawn = (hasSteps: boolean) => [[drawLook(draw, hasSteps)]];
    const { client } = world;
    const isForClient = client !== null && layoutOf(screen) === 'client';
    const looksAsClient = all ? ready.map(({ looks }) => looks) : drawn(screen.steps !== undefined);
    const asClient = (isForClient ? looksAsClient : []).map((looks): Visit => ({
      ...base,
      state: 'ready',
      sheet: nameSheet({ ...screen, as: 'client' }),
      as: 'client',
      at: screen.at?.({ ...world, ...client }) ?? screen.route,
      looks,
      switchesMode: all,
    }));
    const more = shownMore
      .filter((one) => one.screen === screen)
      .map(({ looks }): Visit => ({ ...base, state: 'ready', looks }));
    const others = states
      .filter((one) => one.screen === screen)
      .flatMap(({ state, changes }) => {
        const hasSteps = (changes.steps ?? screen.steps) !== undefined;
        const loadsFirst = state === 'error' && !hasSteps && screen.states.loading !== undefined;
        const visit = { ...base, ...changes, state, loadsFirst };
        const shown = all ? everyLook(hasSteps, state) : drawn(hasSteps);
        return shown.map((looks): Visit => ({ ...visit, looks }));
      });
    return [...ready, ...asClient, ...more, ...others];
  });
}
