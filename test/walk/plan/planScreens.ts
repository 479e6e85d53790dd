import { languages, type Language } from '../../../web/src/i18n/languages';
import type { Screen } from '../../../web/src/lib/route/Screen';
import { themeColors, themeDirections, themeModes } from '../../../web/src/lib/theme/themeChoices';
import type { WalkedScreen, WalkState } from '../../../web/src/lib/walk/WalkedScreen';
import type { WalkWorld } from '../../../web/src/lib/walk/WalkWorld';
import type { Draw } from './Draw';
import { type Look, plainLook } from './Look';
import type { Visit } from './Visit';

const widths = [390, 1440] as const;
/** Further looks of a ready screen, grouped by the page that shows them. */
const moreLooks: readonly Look[][] = [
  [...[320, 768, 1920].map((width) => ({ ...plainLook, width })), { ...plainLook, direction: 'rtl' }],
  [{ ...plainLook, width: 390, largeText: true }],
];
const SCREENS_OF_A_LAYOUT = 3;

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
 * Plans the photographs of all screens. In the state `ready`, each screen is photographed at both widths in
 * light and dark mode. In each other state, it is photographed in one look chosen at random or, with `all`,
 * in several looks that cover every width, mode, colour, direction and language. Some screens of each
 * layout that has bars (with `all`, all of them) are also photographed at further widths, with large text
 * and from right to left. Screens of the client area are photographed as their own people see them, too, if it is
 * open.
 */
export function planScreens({ declared, routes, world, draw, all }: Plan): Visit[] {
  const routeOf = ({ route }: WalkedScreen) => routes.find(({ path }) => path === route);
  const layoutOf = (screen: WalkedScreen) => routeOf(screen)?.layout;
  const layouts = [...new Set(routes.map(({ layout }) => layout))].filter((layout) => layout !== 'bare');
  const shownMore = layouts.flatMap((layout) => {
    const screens = declared.filter((screen) => layoutOf(screen) === layout);
    return all ? screens : draw.some(screens, SCREENS_OF_A_LAYOUT);
  });
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
    const { client } = world;
    const isForClient = client !== null && routeOf(screen)?.grants.includes('client');
    const asClient = (isForClient ? ready : []).map((visit): Visit => ({
      ...visit,
      sheet: nameSheet({ ...screen, as: 'client' }),
      as: 'client',
      at: screen.at?.({ ...world, ...client }) ?? screen.route,
    }));
    const more = (shownMore.includes(screen) ? moreLooks : []).map((looks): Visit => ({
      ...base,
      state: 'ready',
      looks,
    }));
    const entries = Object.entries(screen.states) as [WalkState, (typeof screen.states)[WalkState]][];
    const others = entries.flatMap(([state, changes]) => {
      const visit = { ...base, ...changes, state };
      const hasSteps = visit.steps !== undefined;
      const shown = all ? everyLook(hasSteps, state) : [[drawLook(draw, hasSteps)]];
      return shown.map((looks): Visit => ({ ...visit, looks }));
    });
    return [...ready, ...asClient, ...more, ...others];
  });
}
