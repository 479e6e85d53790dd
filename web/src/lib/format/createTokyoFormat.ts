import i18next from 'i18next';

/** Hours are counted to 24, as in Japanese: the halves of the day would be "AM" and "PM" among Korean words. */
const locales: Readonly<Record<string, string>> = { ko: 'ko-u-hc-h23' };

/**
 * Returns a function that formats a point in time in Japan's time zone, in the current language of the app unless it is
 * given another one. `options` are those of Intl.DateTimeFormat.
 */
export function createTokyoFormat(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (moment: Date, language = i18next.language || 'ja') => {
    const format =
      formats.get(language) ??
      new Intl.DateTimeFormat(locales[language] ?? language, { timeZone: 'Asia/Tokyo', ...options });
    formats.set(language, format);
    return format.format(moment);
  };
}
