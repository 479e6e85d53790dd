/** Words that a person types, the jobs of the corpus (by number) that must be found, and those that must not. */
export interface GoldenQuery {
  query: string;
  must: number[];
  mustNot: number[];
}

const asked = (query: string, must: number[], mustNot: number[] = []): GoldenQuery => ({
  query,
  must,
  mustNot,
});

export const goldenQueries: GoldenQuery[] = [
  // Compounds: the parts are found, whatever they are joined to.
  asked('エンジニア', [1, 2, 5, 6, 7, 8, 9, 10, 13, 15, 33, 34, 40], [19, 21, 26, 28, 37]),
  asked('バックエンドエンジニア', [1, 2, 3, 4, 12, 16, 35], [5, 6, 19, 21]),
  asked('フロントエンド', [5, 6], [1, 7, 21, 27]),
  asked('データサイエンティスト', [9, 11], [10, 23, 24]),
  asked('プロジェクトマネージャー', [18], [17, 27]),
  asked('業務コンサルタント', [38, 39], [14, 21]),
  asked('新卒採用', [29], [5, 13, 21]),
  asked('需要予測', [9], [27, 10]),
  asked('契約書', [31], [27, 18]),
  asked('人事制度', [30], [29]),
  // Spelling: half width, full width, long vowels, letter case.
  asked('ﾃﾞｰﾀｻｲｴﾝﾃｨｽﾄ', [9, 11], [10, 24]),
  asked('ｻｰﾊﾞｰｻｲﾄﾞ', [1, 2, 3, 4], [5, 6, 19]),
  asked('ＡＷＳ', [1, 12, 13, 16], [14, 2]),
  asked('サーバ', [2], [5, 19]),
  asked('プロダクトマネジャー', [17], [27, 19]),
  asked('経理マネージャー', [27], [28, 17]),
  asked('デザイナ', [19, 20], [1, 26]),
  asked('react', [5, 40], [1, 2, 7]),
  asked('GRAPHQL', [5, 16], [1, 6]),
  // Technical names.
  asked('C++', [15], [14, 1, 19]),
  asked('c#', [14], [15, 1]),
  asked('.NET', [14], [15, 34]),
  asked('Node.js', [16, 40], [6, 5]),
  asked('node', [16, 40], [6]),
  asked('Next.js', [6], [16, 40]),
  asked('Vue', [6], [5, 40]),
  asked('Go', [1, 13], [24, 35]),
  asked('UI/UX', [19], [20, 5]),
  asked('CI/CD', [8, 33], [1, 13]),
  // Synonyms, both ways.
  asked('PM', [17, 18], [27, 39]),
  asked('PdM', [17], [18, 27]),
  asked('在宅', [1, 2, 4, 5, 8, 28], [14, 22, 29]),
  asked('テレワーク', [2, 5, 10, 23], [14, 22]),
  asked('セールス', [21, 22], [1, 26]),
  asked('営業', [21, 22], [1, 14]),
  asked('ML', [9, 11], [10, 12]),
  asked('マシンラーニング', [9, 11], [10]),
  asked('品質保証', [33], [34, 9]),
  asked('DDD', [1], [2, 3]),
  asked('k8s', [9, 13], [1, 14]),
  asked('JS', [6], [1, 2]),
  asked('フリーランス', [2, 5, 10, 18], [1, 27]),
  asked('大規模言語モデル', [12], [9, 11]),
  // Several words, over several fields.
  asked('医療 データ', [11], [31, 1]),
  asked('React 京都', [40], [5, 20]),
  asked('経理 在宅', [28], [1, 31]),
  asked('リモート Python', [11, 12], [35, 9]),
  asked('副業 デザイン', [20], [19, 4]),
  asked('東京 法務', [31], [27]),
  asked('週1日 サーバーレス', [16], [4, 28]),
  // Places and organizations; hidden names are not known.
  asked('京都', [4, 20, 25, 40], [1, 3, 13, 27]),
  asked('ハコブネ', [5, 13, 21, 33], [1, 8]),
  asked('カルミア', [], [3, 22]),
  asked('大手決済サービス企業', [3, 22], [1]),
  // Readings, and words that are still being typed.
  asked('けいり', [27, 28], [32]),
  asked('マーケ', [24, 25], [21, 17]),
  asked('えんじにあ', [1, 2, 5], [26, 28]),
  asked('ほくとじゅうこう', [], [1, 2]),
  asked('プロダクトマ', [17], [27]),
  // Nothing to be found.
  asked('宇宙飛行士', [], [1, 20, 40]),
  asked('Fortran', [], [2, 15]),
];
