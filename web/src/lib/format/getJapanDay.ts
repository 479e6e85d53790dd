const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' });

/** Returns the day in Japan at a point in time, as YYYY-MM-DD. */
export const getJapanDay = (moment: Date): string => day.format(moment);
