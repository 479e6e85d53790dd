/** What can follow a word without making it another word, as in 医療業界 and 博多駅; it says nothing itself. */
export const joiningWords = (
  '業界 系 関連 分野 領域 業 職 職種 担当 担当者 部 部門 専門 会社 企業 求人 案件 募集 転職 採用 勤務 希望 ' +
  '駅 駅前 駅周辺 周辺 近辺 付近 方面 沿線 市 市内 区 区内 県 県内 内 在住 限定 可 可能 歓迎 経験 経験者 関係 向 有 中 沿 通勤圏 圏内 使 扱 現場 エリア 地域 近 近所 最寄 出身 人材 仕事 案 開発 技術 産業 事業 ビジネス 市場'
).split(' ');
