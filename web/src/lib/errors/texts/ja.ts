/** The Japanese texts for failed operations. The server's messages are never shown. */
export const ja = {
  notFound: '見つかりませんでした。削除されたか、公開が終了した可能性があります。',
  unauthorized: 'この操作はできません。',
  conflict: 'ほかの画面で内容が変わりました。読み込み直して、もう一度お試しください。',
  invalidInput: '入力内容を確認してください。',
  tooManyRequests: '短い時間に操作が続きました。しばらくしてからもう一度お試しください。',
  signedOut: 'ログインの有効期限が切れました。もう一度ログインしてください。',
  offline: 'インターネットに接続できませんでした。接続を確認して、もう一度お試しください。',
  unexpected: '問題が発生しました。時間をおいてもう一度お試しください（Something went wrong）',
};
