const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' });

/** Full years between a birth date (YYYY-MM-DD) and the day in Japan at this moment; negative for the future. */
export function computeAge(birthDate: string, now: Date): number {
  const day = today.format(now);
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
