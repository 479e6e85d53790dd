const padded = (value: number) => (value < 10 ? `0${value}` : `${value}`);

/** Returns the date (`YYYY-MM-DD`) with this number, the reverse of `dayNumber`. */
export function dayOfNumber(number: number): string {
  const era = Math.floor(number / 146097);
  const ofEra = number - era * 146097;
  const past = Math.floor(ofEra / 1460) - Math.floor(ofEra / 36524) + Math.floor(ofEra / 146096);
  const yearOfEra = Math.floor((ofEra - past) / 365);
  const leaps = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  const ofYear = ofEra - (365 * yearOfEra + leaps);
  const place = Math.floor((5 * ofYear + 2) / 153);
  const date = ofYear - Math.floor((153 * place + 2) / 5) + 1;
  const month = place < 10 ? place + 3 : place - 9;
  const year = yearOfEra + era * 400 + (month > 2 ? 0 : 1);
  return `${year}-${padded(month)}-${padded(date)}`;
}
