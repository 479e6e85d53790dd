import type { ClothPatternName } from '../../components/avatars/clothPatterns';

/** The eight families of occupations, by words in their names. */
const families: readonly (readonly [pattern: ClothPatternName, words: readonly string[]])[] = [
  // What people touch.
  ['seigaiha', ['フロント', 'モバイル']],
  // What runs behind it.
  ['kikko', ['サーバー', 'インフラ', '組込']],
  ['shippo', ['データ', '機械学習']],
  // What keeps it safe.
  ['hishi', ['QA', 'セキュリティ', 'コーポレート']],
  ['asanoha', ['デザイナー', 'ライター']],
  // What sets the direction.
  ['yabane', ['マネージャー', '事業開発']],
  // What carries it to people.
  ['tatewaku', ['マーケ', '営業', 'サクセス', '広報']],
  // What holds an organization together.
  ['amime', ['人事', '経理', '法務']],
];

/** The pattern of cloth for an occupation of the catalogue; that of its family, also when it is renamed slightly. */
export function getOccupationPattern(occupation: string): ClothPatternName | undefined {
  return families.find(([, words]) => words.some((word) => occupation.includes(word)))?.[0];
}
