const UNITS = [
  ['億', 100_000_000],
  ['万', 10_000],
  ['千', 1_000],
] as const;
const MAN = 10_000;
const KOREAN: Readonly<Record<string, string>> = { 억: '億', 만: '万', 천: '千', 엔: '円' };

/**
 * Reads a typed amount in yen: `600,000`, `60万`, `６０万円`, `60.5万`, `1億2000万`, in half or full width, the units also
 * in Korean. Null for anything else.
 * @param language the language whose separators the amount has
 * @param isInMan true if numbers below 10,000 without a unit are in 万 (ten thousands), as monthly and yearly
 * pay is spoken of; 円 is a unit
 */
export function readYen(typed: string, language: string, isInMan: boolean): number | null {
  const written = new Intl.NumberFormat(language).formatToParts(12_345.6);
  const sign = (wanted: string) => written.find(({ type }) => type === wanted)!.value;
  const plain = typed
    .normalize('NFKC')
    .replaceAll(sign('group'), '')
    .replaceAll(sign('decimal'), '.')
    .replace('。', '.')
    .replaceAll(/[\s,、]/g, '')
    .replaceAll(/[억만천엔]/g, (unit) => KOREAN[unit]!);
  const text = plain.replaceAll(/^¥|円$/g, '');
  let [rest, amount] = [text, 0];
  for (const [unit, worth] of UNITS) {
    const [count, after] = rest.split(unit, 2);
    if (after === undefined) continue;
    if (!isNumber(count!)) return null;
    [rest, amount] = [after, amount + Number(count) * worth];
  }
  if (rest === '') return text === '' ? null : Math.round(amount);
  if (!isNumber(rest)) return null;
  const isCounted = isInMan && rest === plain && Number(rest) < MAN;
  return Math.round(amount + Number(rest) * (isCounted ? MAN : 1));
}

const isNumber = (text: string) => /^\d+\.?\d*$/.test(text);
