interface Withheld {
  /** What the records are, in Japanese. */
  what: string;
  /** The reason, in Japanese; null for records that are about nobody, which the file does not list. */
  reason: string | null;
}

const aboutNobody = (what: string): Withheld => ({ what, reason: null });
const others =
  '本人以外の人や組織の記録で、その権利利益を害するおそれがあるため（個人情報保護法第33条第2項第1号）';

/** The entities whose records a disclosure does not contain, each with the reason. */
export const withheldKinds: Readonly<Record<string, Withheld>> = {
  ApplicationReview: {
    what: '応募についての企業の内部のメモと評価',
    reason:
      '選考にあたった企業の内部の評価で、開示すると業務の適正な実施に著しい支障を及ぼすおそれがあるため（個人情報保護法第33条第2項第2号）。応募先の企業にご請求ください',
  },
  PooledTalent: {
    what: '企業が社内で残した「気になる」の記録',
    reason:
      '採用を検討する企業の内部の記録で、開示すると業務の適正な実施に著しい支障を及ぼすおそれがあるため（個人情報保護法第33条第2項第2号）。Enishiは企業に代わって保管しているので、企業にご請求ください',
  },
  TalentNote: {
    what: 'タレントについての企業の内部のメモ',
    reason:
      '採用を検討する企業の内部の記録で、開示すると業務の適正な実施に著しい支障を及ぼすおそれがあるため（個人情報保護法第33条第2項第2号）。Enishiは企業に代わって保管しているので、企業にご請求ください',
  },
  Conversation: {
    what: '会話そのもの',
    reason: '名前と参加の記録は UserConversations に、本人の発言は Message にあるため',
  },
  MessageRead: {
    what: 'メッセージの既読',
    reason: '本人が読んだ位置は UserConversations の readTo にあるため',
  },
  OpenJob: { what: '案件', reason: others },
  SelectionProcess: { what: '案件の選考の段階', reason: others },
  OpenJobMainJobs: aboutNobody('案件の職種'),
  Organization: { what: '組織', reason: others },
  EmployeeBenefit: aboutNobody('福利厚生'),
  EmployeeBenefitOrganization: aboutNobody('福利厚生の提供元'),
  EmployeeBenefitTag: aboutNobody('福利厚生の分類'),
  Insight: aboutNobody('統計'),
  Job: aboutNobody('職種'),
  PageQuery: aboutNobody('公開ページの条件'),
  Prefacture: aboutNobody('都道府県'),
  ProfessionalItem: {
    what: '専門家の特集',
    reason: '本人が選ばれているかは公開のページで確認でき、ほかは本人以外の人の記録のため',
  },
  Skill: aboutNobody('スキル'),
  SkillCategory: aboutNobody('スキルの分類'),
  SkillTag: aboutNobody('スキルのタグ'),
  WorkHistoryCompany: aboutNobody('会社名の辞書'),
  WPWorkerCategory: aboutNobody('専門家の分類'),
};
