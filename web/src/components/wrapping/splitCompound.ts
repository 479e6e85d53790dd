/** Words that end Japanese names of occupations and begin a new line well. */
const TAILS =
  /(?<!^)(?=(?:エンジニア|デザイナー|マネージャー|マネジャー|サイエンティスト|アナリスト|ディレクター|コンサルタント|プランナー|サクセス|セールス|マーケター|ライター|プロデューサー|アーキテクト|アシスタント|オペレーター|スペシャリスト|リサーチャー|サポート|マーケティング))/u;

/** The parts of a name in katakana between which a line may break, as a reader would: データ, サイエンティスト. */
export const splitCompound = (name: string): string[] => name.split(TAILS);
