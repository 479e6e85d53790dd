import i18next from 'i18next';

/**
 * Returns a function that formats a point in time in Japan's time zone and in the current language of the
 * app. `options` are those of Intl.DateTimeFormat.
 */
export function createTokyoFormat(options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (moment: Date) => {
    const language = i18next.language || 'ja';
    const format =
      formats.get(language) ?? new Intl.DateTimeFormat(language, { timeZone: 'Asia/Tokyo', ...options });
    formats.set(language, format);
    return format.format(moment);
  };
}
