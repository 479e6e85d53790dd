import { languages, type Language } from '../../../web/src/i18n/languages';
import { themeColors, themeDirections, themeModes } from '../../../web/src/lib/theme/themeChoices';
import type { Draw } from './Draw';
import type { Look } from './Look';
import type { Visit } from './Visit';

/** A component and the names of its states, as the gallery lists them. */
export interface Listed {
  name: string;
  states: readonly string[];
  fillsWindow: boolean;
}

const widths = [390, 1440] as const;
const allWidths = [320, 390, 768, 1440, 1920] as const;

/** Every combination of a mode and a colour. */
const themes = themeColors.flatMap((color) => themeModes.map((mode) => ({ color, mode })));

/**
 * Plans the photographs of the gallery. A component is photographed with all its states on one page; if the
 * states fill the window, each state has a page of its own.
 * Usually each page is photographed once, and its mode, colour, direction, language and width are chosen at random.
 * With `all`, the page is loaded once in each direction. It is then shown in every mode and colour, each time in
 * another width than before.
 */
export function planGallery(listed: readonly Listed[], draw: Draw, all: boolean): Visit[] {
  const drawLanguage = () => draw.one(Object.keys(languages) as Language[]);
  const drawLook = (): Look => ({
    width: draw.one(widths),
    mode: draw.one(themeModes),
    color: draw.one(themeColors),
    direction: draw.one(themeDirections),
    language: drawLanguage(),
    largeText: false,
  });
  const looksInAllThemes = (direction: Look['direction']): Look[] => {
    const first = draw.number(allWidths.length);
    return themes.map((theme, at) => ({
      ...theme,
      width: allWidths[(first + at) % allWidths.length]!,
      direction,
      language: drawLanguage(),
      largeText: false,
    }));
  };
  const drawVisits = (): Look[][] => (all ? themeDirections.map(looksInAllThemes) : [[drawLook()]]);
  return listed.flatMap(({ name, states, fillsWindow }) =>
    (fillsWindow ? states.map((state) => `/${state}`) : ['']).flatMap((rest) =>
      drawVisits().map((looks): Visit => ({
        sheet: `components-${name}`,
        state: 'ready',
        as: 'guest',
        at: `/components/${name}${rest}`,
        looks,
      })),
    ),
  );
}
