/**
 * Words that people search for: compounds, spelling variants, technical names, readings, several words, and
 * words that no document contains.
 */
export const words = [
  ...[
    'エンジニア',
    'サーバ',
    '在宅',
    'C++',
    '.NET',
    'Node.js',
    'けいり',
    'マーケ',
    'ﾃﾞｰﾀ',
    'リモート 副業',
    'もりかわ',
  ],
  ...[
    '健康',
    '京都',
    'AWS',
    'の',
    '宇宙飛行士',
    '応対記録の要約',
    'プロダクトマネジャー',
    'React 京都',
    'ウェブ',
  ],
  ...['副業の方を中心に', '在宅勤務の椅子', '株式会社', '森川', 'カルミア', '設計 実装', '業務委託'],
];
