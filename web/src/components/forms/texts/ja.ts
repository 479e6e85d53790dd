/** The Japanese texts of the fields that all forms share. */
export const ja = {
  show: '入力した文字を表示',
  hide: '入力した文字を隠す',
  required: '必須',
  optional: '任意',
  emailInvalid: 'メールアドレスの形式が正しくありません',
  missing: '{{label}}を入力してください',
  notChosen: '{{label}}を選んでください',
  date: { year: '年', month: '月', day: '日' },
  yen: '円',
  unchoose: '選択を外す',
  unchooseOf: '「{{label}}」の選択を外す',
  tags: {
    placeholder: '入力して選ぶ',
    none: '「{{word}}」に合うものはありません',
  },
  upload: {
    choose: 'ファイルを選ぶ',
    drop: 'ここにファイルを置くこともできます',
    progress: '{{name}}を送信しています',
    done: '送信しました',
    failed: '送信できませんでした',
    cancel: '{{name}}の送信をやめる',
    retry: '{{name}}をもう一度送信する',
    remove: '{{name}}を外す',
    tooLarge: '{{name}}は大きすぎます（{{n}}MBまで）',
  },
};
