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
  rules: {
    notInFuture: '今日までの日付を入力してください。',
    notBeforeStart: '終了日は、開始日と同じ日か、それより後にしてください。',
    noneWhileContinuing: '継続中の場合、終了日は入力できません。',
    notBeforeRelease: '有効期限は、取得日と同じ日か、それより後にしてください。',
    noneWithoutExpiry: '有効期限がない資格には、有効期限を入力できません。',
    notAboveMaximum: '下限は、上限と同じか、それより低くしてください。',
    https: 'https:// で始まるURLを入力してください。',
    host: 'このサービスのURLを入力してください。',
    visible: '改行や、目に見えない文字は使えません。',
    reserved: 'この名前は使えません。別の名前を入力してください。',
    ownUpload: 'ファイルを選び直してください。',
  },
};
