/** Full years between a birth date (YYYY-MM-DD) and today in Japan; null for no date. */
export function ageOn(birthDate: string | null, now = new Date()): number | null {
  if (!birthDate) return null;
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(now);
  const hadBirthday = today.slice(5) >= birthDate.slice(5);
  return Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1);
}
