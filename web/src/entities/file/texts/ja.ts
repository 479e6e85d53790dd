export const ja = {
  download: 'ダウンロード',
  open: '{{filename}}をダウンロードする',
  notYet: '{{filename}}を確認しています。少し待ってから、もう一度お試しください。',
  failed: '{{filename}}を開けませんでした。もう一度お試しください。',
};
