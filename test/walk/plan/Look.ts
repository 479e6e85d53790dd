import type { Language } from '../../../web/src/i18n/languages';
import type { ThemeSettings } from '../../../web/src/lib/theme/themeChoices';

/** The width, theme, direction and language in which a page is photographed. */
export interface Look extends Omit<ThemeSettings, 'stretch'> {
  width: number;
  language: Language;
  /** True for texts at twice the usual size, which people can set in their browser. */
  largeText: boolean;
}

export const plainLook: Look = {
  width: 1440,
  mode: 'light',
  color: 'default',
  direction: 'ltr',
  language: 'ja',
  largeText: false,
};

/**
 * Returns the name of a look for the file name of its picture, for example `390-dark-purple-rtl-en`. It
 * consists of the width, the mode, and each setting that differs from the default.
 */
export function nameLook({ width, mode, color, direction, language, largeText }: Look): string {
  const parts = [
    width,
    mode,
    color !== plainLook.color && color,
    direction !== plainLook.direction && direction,
    language !== plainLook.language && language,
    largeText && 'large-text',
  ];
  return parts.filter(Boolean).join('-');
}
