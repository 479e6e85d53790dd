/**
 * Matches a position before a word with which Japanese names of occupations often end. A line that breaks
 * there is easy to read.
 */
const TAILS =
  /(?<!^)(?=(?:エンジニア|デザイナー|マネージャー|マネジャー|サイエンティスト|アナリスト|ディレクター|コンサルタント|プランナー|サクセス|セールス|マーケター|ライター|プロデューサー|アーキテクト|アシスタント|オペレーター|スペシャリスト|リサーチャー|サポート|マーケティング))/u;

/**
 * Splits a name in katakana into the parts between which a line may break: データサイエンティスト becomes データ and
 * サイエンティスト.
 */
export const splitCompound = (name: string): string[] => name.split(TAILS);
