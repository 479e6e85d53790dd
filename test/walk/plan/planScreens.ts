import { languages, type Language } from '../../../web/src/i18n/languages';
import type { Screen } from '../../../web/src/lib/route/Screen';
import { themeColors, themeDirections, themeModes } from '../../../web/src/lib/theme/themeChoices';
import type { WalkedScreen, WalkState } from '../../../web/src/lib/walk/WalkedScreen';
import type { WalkWorld } from '../../../web/src/lib/walk/WalkWorld';
import type { Draw } from './Draw';
import { type Look, plainLook } from './Look';
import type { Visit } from './Visit';

const widths = [390, 1440] as const;
const moreLooks: readonly Look[] = [
  ...[320, 768, 1920].map((width) => ({ ...plainLook, width })),
  { ...plainLook, width: 390, largeText: true },
  { ...plainLook, direction: 'rtl' },
];
const SCREENS_OF_A_LAYOUT = 3;

const nameSheet = ({ route, as }: WalkedScreen) => [...route.matchAll(/[\w-]+/g), as].join('-');

/**
 * Returns several looks. Each width, mode, colour and direction occurs in at least one of them. Each
 * language occurs too, unless the visit has steps (actions on the page), because steps find elements by
 * their Japanese texts.
 */
const everyLook = (hasSteps: boolean): Look[] => [
  ...widths.flatMap((width) => themeModes.map((mode) => ({ ...plainLook, width, mode }))),
  ...themeColors.slice(1).map((color) => ({ ...plainLook, color })),
  { ...plainLook, direction: 'rtl', width: 390 },
  ...(hasSteps ? [] : otherLanguages.map((language) => ({ ...plainLook, language, width: 390 }))),
];

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
 * and from right to left.
 */
export function planScreens({ declared, routes, world, draw, all }: Plan): Visit[] {
  const layoutOf = (screen: WalkedScreen) => routes.find(({ path }) => path === screen.route)?.layout;
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
      return visits.map((shown): Visit => ({ ...base, state: 'ready', looks: shown }));
    });
    const more = (shownMore.includes(screen) ? moreLooks : []).map((look): Visit => ({
      ...base,
      state: 'ready',
      looks: [look],
    }));
    const entries = Object.entries(screen.states) as [WalkState, (typeof screen.states)[WalkState]][];
    const others = entries.flatMap(([state, changes]) => {
      const visit = { ...base, ...changes, state };
      const hasSteps = visit.steps !== undefined;
      const looks = all ? everyLook(hasSteps) : [drawLook(draw, hasSteps)];
      return looks.map((look): Visit => ({ ...visit, looks: [look] }));
    });
    return [...ready, ...more, ...others];
  });
}
