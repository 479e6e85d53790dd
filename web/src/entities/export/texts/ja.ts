/** The Japanese texts of a person's exports. */
export const ja = {
  kind: {
    PROFILE: 'プロフィール',
    HISTORY: '職歴',
    CONTACT: '連絡先',
    OWN_DATA: '自分のデータ',
    TALENT_DATA: 'タレント本人のデータ',
  },
  state: {
    QUEUED: '順番を待っています',
    RUNNING: '書き出しています（{{percent}}%）',
    READY: '{{n}}行',
    FAILED: '書き出せませんでした。もう一度お試しください。',
    CANCELLED: '中止しました',
  },
  cancel: '中止',
  cancelOf: '「{{name}}」の書き出しを中止',
  finished: '書き出しはすでに終わっていました。',
  progressOf: '「{{name}}」の進み具合',
  download: 'ダウンロード',
  downloadOf: '「{{name}}」をダウンロード',
  gone: 'ファイルの保存期間が過ぎました。もう一度書き出してください。',
};
