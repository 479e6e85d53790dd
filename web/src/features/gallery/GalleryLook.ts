import { isLanguage, type Language } from '../../i18n/languages';
import { themeColors, themeDirections, themeModes, type ThemeSettings } from '../../lib/theme/themeChoices';

/**
 * The theme and the language that a URL of the gallery sets. For values that the URL does not set, the
 * person's choice for the app applies.
 */
export interface GalleryLook extends Partial<Pick<ThemeSettings, 'mode' | 'color' | 'direction'>> {
  language?: Language;
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) =>
  values.find((known) => known === value);

/**
 * Reads the theme and the language from a query such as `?mode=dark&color=purple&dir=rtl&lang=en`. Ignores
 * unknown values.
 */
export function readGalleryLook(query: URLSearchParams): GalleryLook {
  const [mode, color, direction, language] = [
    oneOf(themeModes, query.get('mode')),
    oneOf(themeColors, query.get('color')),
    oneOf(themeDirections, query.get('dir')),
    query.get('lang'),
  ];
  return {
    ...(mode && { mode }),
    ...(color && { color }),
    ...(direction && { direction }),
    ...(isLanguage(language) && { language }),
  };
}
