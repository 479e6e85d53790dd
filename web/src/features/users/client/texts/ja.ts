export const ja = {
  title: 'タレント',
  facts: '基本情報と希望',
  skills: 'スキルと経験年数',
  years: '{{n}}年',
  qualifications: '資格',
  career: '職歴',
  files: {
    title: '応募書類',
    lead: '応募に添付された書類です。ダウンロード用のリンクは5分間有効です。',
    gone: '{{filename}}は、現在表示できません。',
  },
  interviews: '面談の記録',
  interview: '面談',
  evaluation: '総合評価 {{n}}',
  offer: {
    open: 'スカウト・推薦',
    title: '「{{name}}」に案件を提案',
    job: '案件',
    type: '提案のしかた',
    types: {
      SCOUTED: 'スカウト（メッセージを送る）',
      RECOMMENDED: '推薦（社内の候補にする）',
    },
    message: 'メッセージ',
    messageHint: 'タレントとの会話が始まります。',
    messageMissing: 'メッセージを入力してください',
    noJobs: '公開中の案件がありません。案件を公開すると、ここから提案できます。',
    again: 'この案件では、すでに提案しています。',
    submit: {
      SCOUTED: 'スカウトを送る',
      RECOMMENDED: '推薦する',
    },
    done: {
      SCOUTED: '「{{name}}」にスカウトを送りました',
      RECOMMENDED: '「{{name}}」を推薦しました',
    },
  },
};
