/** The Japanese texts of the administrators' command palette. */
export const ja = {
  open: '検索・移動',
  title: '検索と移動',
  label: 'タレント、案件、企業、メッセージ、画面を検索',
  placeholder: '名前、案件名、企業名、画面名など',
  results: '候補',
  searching: '検索しています',
  found: '候補{{n}}件',
  none: '「{{text}}」に合うものは見つかりませんでした。別の言葉や、読みがなでもお試しください。',
  nameless: '名前未登録',
  keys: '↑ ↓ で選択、Enter で開く、Esc で閉じる',
  group: {
    RECENT: '最近開いたもの',
    SCREEN: '画面',
    TALENT: 'タレント',
    JOB: '案件',
    ORGANIZATION: '企業',
    CONVERSATION: 'メッセージ',
  },
  screen: {
    newJob: '案件を作成',
    newOrganization: '企業を追加',
    newBenefit: '福利厚生を追加',
    benefitRequests: '福利厚生の利用申請',
    newCategory: 'プロの分野を追加',
    workers: 'プロフェッショナルの承認',
  },
};
