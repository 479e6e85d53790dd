/** The Japanese texts of the administrators' home screen. */
export const ja = {
  title: '対応が必要なもの',
  lead: '待っている人がいるものから、順に確認してください。',
  done: '対応が必要なものはありません。',
  count: '{{n}}件',
  countOrMore: '{{n}}件以上',
  nameless: '名前未登録',
  applications: {
    title: '新しい応募',
    none: '確認を待っている応募はありません。',
    all: '応募をすべて見る',
  },
  reviews: {
    title: '公開の確認待ち',
    none: '公開の確認を待っている案件はありません。',
    all: '確認待ちの案件をすべて見る',
  },
  workers: {
    title: 'プロフェッショナルの申し込み',
    none: '掲載を待っている人はいません。',
    all: '申し込みをすべて見る',
  },
  requests: {
    title: '福利厚生の利用申請',
    none: '承認を待っている申請はありません。',
    all: '利用申請をすべて見る',
  },
  drafts: {
    title: '案件の下書き',
    none: '下書きの案件はありません。',
    all: '下書きをすべて見る',
  },
  failed: {
    title: '届かなかった通知',
    none: 'すべての通知が届いています。',
    some: '{{n}}件の通知を送れませんでした。原因が解消していれば、もう一度送れます。すでに届いたものは送りません。',
    again: 'もう一度送る',
    moved: '{{n}}件を送信待ちに戻しました。',
  },
};
