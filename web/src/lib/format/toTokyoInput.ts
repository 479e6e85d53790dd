const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Tokyo',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
});

/**
 * Converts a time to the value of a form field for date and time: YYYY-MM-DDTHH:mm in Japan; null for a
 * missing time.
 */
export const toTokyoInput = (time: string | null): string | null =>
  time ? parts.format(new Date(time)).replace(' ', 'T') : null;
