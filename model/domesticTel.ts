/**
 * The groups of digits of Japanese phone numbers whose area code is certain. The others have area codes of
 * two to five digits, which only a table of all areas could separate.
 */
const GROUPS = [
  /^(0[36])(\d{4})(\d{4})$/,
  /^(0120|0570|0990)(\d{3})(\d{3})$/,
  /^(0800)(\d{3})(\d{4})$/,
  /^(0[5-9]0)(\d{4})(\d{4})$/,
];

/**
 * Returns a stored phone number as people in Japan write it: 090-1234-5678 for +819012345678. A foreign number
 * keeps its form. Null stays null.
 */
export function domesticTel(tel: string | null | undefined): string | null {
  if (tel === null || tel === undefined) return null;
  const domestic = tel.replace(/^\+81/, '0');
  const groups = GROUPS.map((pattern) => pattern.exec(domestic)).find((found) => found);
  return groups ? groups.slice(1).join('-') : domestic;
}
