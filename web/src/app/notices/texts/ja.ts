/** The Japanese texts of the list of notices. */
export const ja = {
  none: 'お知らせはまだありません。応募の状況などに動きがあると、ここに届きます。',
  markAll: 'すべて既読にする',
  more: '以前のお知らせを見る',
  unread: '未読',
  APPLICATION_RECEIVED: '「{{title}}」に新しい応募がありました',
  APPLICATION_WITHDRAWN: '「{{title}}」への応募が辞退されました',
  APPLICATION_MOVED: '「{{title}}」の選考状況が「{{state}}」に更新されました',
  JOB_OFFERED: '「{{title}}」のご案内が届きました',
  JOB_PUBLISHED: '「{{title}}」が公開されました',
  JOB_RETURNED: '「{{title}}」の内容に確認が必要です',
  EXPORT_READY: 'データの書き出しが完了しました',
  DELETION_REQUESTED: '退会のお手続きを受け付けました',
  DELETION_NEAR: 'まもなくアカウントが削除されます',
  BENEFIT_GRANTED: '「{{title}}」をご利用いただけるようになりました',
  BENEFIT_PUBLISHED: '福利厚生「{{title}}」が公開されました',
};
