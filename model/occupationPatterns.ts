/**
 * The eight groups of occupations. Each group has the name of the traditional cloth pattern that decorates
 * it, and a list of Japanese words. An occupation belongs to the first group with a word that occurs in the
 * occupation's name.
 */
export const occupationPatterns = [
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
] as const satisfies readonly (readonly [pattern: string, words: readonly string[]])[];
