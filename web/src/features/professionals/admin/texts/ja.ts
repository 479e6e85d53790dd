/** The Japanese texts of the screen on which administrators manage the services of professionals. */
export const ja = {
  title: 'プロフェッショナルのサービス',
  lead: 'プロフェッショナルのページに並ぶサービスと、担当する人です。',
  new: 'サービスを追加',
  none: 'サービスはまだありません。最初のサービスを追加してください。',
  people: '{{n}}人',
  peopleHint: '氏名で検索して追加します。プロフィールが非公開の人は、ページに表示されません。',
  preview: '公開ページを見る',
  delete: 'このサービスを削除',
  deleteAsk: '「{{name}}」を削除しますか？',
  deleteNote: '公開ページも表示されなくなります。元に戻せません。',
  deleted: 'サービスを削除しました',
  field: {
    name: 'サービス名',
    lead: 'ひとこと',
    keyID: 'カテゴリ',
    userIDs: '担当する人',
  },
  column: {
    people: '人数',
    updatedAt: '更新日',
  },
};
