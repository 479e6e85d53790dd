/** The Japanese texts of the forms in which people edit records. */
export const ja = {
  save: '保存する',
  yes: 'はい',
  no: 'いいえ',
  empty: '未入力',
  restored: '前回入力した内容を復元しました。まだ保存されていません。',
  kept: '入力した内容はこの画面に残っています。',
  state: {
    saving: '保存しています…',
    unsaved: '未保存の変更があります',
    saved: '保存しました（{{time}}）',
  },
  discard: {
    action: '変更を取り消す',
    title: '変更を取り消しますか？',
    content: '保存していない入力は消え、最後に保存した内容に戻ります。',
    confirm: '取り消す',
  },
  leave: {
    title: '保存していない変更があります',
    content: 'このまま移動すると、変更は保存されません。入力した内容はこの端末に残り、戻ると復元されます。',
    confirm: '保存せずに移動する',
  },
  other: {
    title: 'ほかの画面で内容が変わりました',
    choose:
      'この画面を開いたあとに、ほかの画面で保存された変更があります。どちらを残すか選んでください。まだ何も上書きされていません。',
    taken:
      'この画面を開いたあとに、ほかの画面で次の変更が保存されました。この変更を取り込みます。自分の入力はそのまま残ります。',
    mine: '自分の入力',
    theirs: 'ほかの画面で保存された内容',
    keepMine: '自分の入力を残す',
    takeTheirs: '相手の変更を取り込む',
    continue: 'この内容で編集を続ける',
  },
  rules: {
    required: '入力してください。',
    katakana: 'カタカナで入力してください。',
    phone: '電話番号は10桁または11桁の数字で入力してください。',
    date: '日付を正しく入力してください。',
    fifteenYearsAgo: '15歳以上の方がご利用いただけます。',
    length: '{{most}}文字以内で入力してください。',
    lengths: '{{least}}文字以上{{most}}文字以内で入力してください。',
    range: '{{least}}から{{most}}までの数を入力してください。',
    step: '{{n}}きざみの数を入力してください。',
  },
};
