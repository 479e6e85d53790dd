import type { Language } from '../../../web/src/i18n/languages';
import type { ThemeSettings } from '../../../web/src/lib/theme/themeChoices';

/** How a page is shown when it is photographed. */
export interface Look extends Omit<ThemeSettings, 'stretch'> {
  width: number;
  language: Language;
  /** The browser's text size is doubled. */
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

/** `390-dark-purple-rtl-en`: everything that differs from the plain look, for the picture's name. */
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
