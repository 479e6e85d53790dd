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

/**
 * Plans the photographs of the gallery in light and dark mode. A component is photographed with all its
 * states on one page. If the states fill the window, each has a page of its own. Theme, direction, language
 * and width are chosen at random. With `all`, a component is photographed in every colour and every
 * direction.
 */
export function planGallery(listed: readonly Listed[], draw: Draw, all: boolean): Visit[] {
  const drawLook = (): Omit<Look, 'mode'> => ({
    width: draw.one(all ? allWidths : widths),
    color: draw.one(themeColors),
    direction: draw.one(themeDirections),
    language: draw.one(Object.keys(languages) as Language[]),
    largeText: false,
  });
  const looks = (): Look[] =>
    all
      ? themeDirections.flatMap((direction) =>
          themeColors.flatMap((color) =>
            themeModes.map((mode) => ({ ...drawLook(), direction, color, mode })),
          ),
        )
      : themeModes.map((mode) => ({ ...drawLook(), mode }));
  return listed.flatMap(({ name, states, fillsWindow }) =>
    (fillsWindow ? states.map((state) => `/${state}`) : ['']).flatMap((rest) =>
      looks().map((look): Visit => ({
        sheet: `components-${name}`,
        state: 'ready',
        as: 'guest',
        at: `/components/${name}${rest}`,
        looks: [look],
      })),
    ),
  );
}
