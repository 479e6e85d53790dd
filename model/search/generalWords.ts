/**
 * Words that very many jobs contain. No synonym rule may find one of them, because a search for the rule's
 * other words would then find nearly every job. The words are one text, separated by spaces.
 */
export const generalWords =
  '求人 案件 仕事 お仕事 転職 募集 会社 企業 勤務 希望 業務 経験 担当 管理 開発 運用 企画 支援 提案 サービス システム ' +
  'プロジェクト チーム メンバー 社員 正社員 契約社員 スタッフ エンジニア 人材 技術 職種 職 work job jobs it web ' +
  'リモート 東京 東京都 日本 年収 時給 月給 未経験 歓迎 必須';
