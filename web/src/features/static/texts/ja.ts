/**
 * The Japanese texts of pages that show no record: terms, privacy policy, the page between a job and the
 * registration, error pages.
 */
export const ja = {
  intermediate: '応募には登録が必要です',
  intermediateText: '登録は無料で、5分ほどで終わります。登録がすむと、この案件にそのまま応募できます。',
  intermediateLogin: '登録済みの方はログイン',
  notFound: 'ページが見つかりません',
  notFoundText: 'お探しのページは、移動したか、公開が終了した可能性があります。',
  searchLabel: '職種やスキルで探す',
  serverError: '問題が発生しました',
  serverErrorText: 'ご不便をおかけしています。時間をおいて、もう一度お試しください。',
  reload: '再読み込み',
  findJobs: '案件を探す',
  toTop: 'トップへ戻る',
};
