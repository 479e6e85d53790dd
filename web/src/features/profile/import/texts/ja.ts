/** The Japanese texts of the screen on which talents import a CV in the format JSON Resume. */
export const ja = {
  title: 'JSON Resumeの取り込み',
  lead: 'ほかのサービスから書き出した経歴を取り込みます。今のプロフィールとの違いを確かめて、登録するものを選べます。氏名や連絡先は取り込みません。',
  file: 'JSON Resumeのファイル（.json）',
  again: 'もう一度読み込む',
  problem: {
    notJson:
      'JSONとして読み取れないファイルです。JSON Resumeの形式で書き出した .json ファイルを選んでください。',
    notResume:
      '経歴の項目（basics、work、skillsなど）が見つかりません。JSON Resumeの形式で書き出したファイルを選んでください。',
    wrongValue:
      '「{{place}}」の値がJSON Resumeの形式と違うため、読み込めませんでした。ファイルを直して、もう一度選んでください。',
  },
  same: 'プロフィールとの違いはありませんでした。ファイルの内容は、すべて登録されています。',
  projects: '実績',
  new: '新規',
  change: '変更',
  years: '経験年数',
  noHistory:
    'どの職歴の実績か分からないため、登録できません。職歴と一緒に選ぶか、先に職歴を追加してください。',
  unknownSkill: 'Enishiのスキル一覧にない名前です。スキルの編集から追加を提案できます。',
  because: '{{label}}：{{text}}',
  store: '選んだ{{n}}件を登録する',
  undo: '登録した{{n}}件を取り消す',
  stored: '{{n}}件を登録しました。',
  undoHint: 'あとでこの画面に戻っても、まとめて取り消せます。',
  refused: '{{n}}件は登録できませんでした。それぞれの理由を確かめてください。',
  chooseSome: '登録するものを選んでください。',
  last: {
    title: '前回取り込んだもの',
    lead: 'この端末に残っている取り込みの記録です。取り消すと、新しく登録したものは、あとから書き加えた内容も含めて削除されます。',
    forget: '取り消さずに閉じる',
  },
  outcome: {
    running: '登録しています…',
    created: '登録しました',
    changed: '変更しました',
    undone: '取り消しました',
    refused: '登録できませんでした。{{reason}}',
    partly: '「{{below}}」は登録できませんでした。{{reason}}',
    kept: '取り消せませんでした。{{reason}}',
  },
};
