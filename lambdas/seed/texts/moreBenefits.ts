import type { BenefitText } from './BenefitText';

const SHOW = '会計のときに、この画面をお見せください。';

/** The second half of the benefits. */
export const moreBenefits: readonly BenefitText[] = [
  {
    title: '一時保育 1時間あたり300円引き',
    by: 'ひだまり保育サービス',
    tags: ['家庭と育児'],
    steps: ['お近くの園に登録します（初回のみ）。', '予約のときにクーポンコードをお伝えください。'],
    couponCode: 'HIDAMARI-300',
  },
  {
    title: '病児シッター 入会金無料',
    by: 'ひだまり保育サービス',
    tags: ['家庭と育児'],
    steps: ['入会ページで必要事項を入力します。', 'クーポンコードを入力すると入会金が無料になります。'],
    couponCode: 'HIDAMARI-ENTRY',
    path: 'sitter',
  },
  {
    title: '家事代行 2時間お試し',
    by: '株式会社くらしの窓口',
    tags: ['暮らし', '家庭と育児'],
    steps: ['お試しのページで希望日を3つ選びます。', '担当者から折り返しご連絡します。'],
    path: 'housework',
  },
  {
    title: '引っ越し 見積もりから10%オフ',
    by: '株式会社くらしの窓口',
    tags: ['暮らし'],
    steps: ['見積もりを申し込みます。', '契約のときにクーポンコードをお伝えください。'],
    couponCode: 'KURASHI-MOVE',
    path: 'moving',
  },
  {
    title: '本日の一杯 100円引き',
    by: '珈琲 灯台',
    tags: ['食事'],
    steps: [SHOW],
    couponCode: 'TODAI-100',
  },
  {
    title: '焙煎豆の定期便 初回半額',
    by: '珈琲 灯台',
    tags: ['食事', '暮らし'],
    steps: ['定期便のページで豆と頻度を選びます。', '支払い画面でクーポンコードを入力します。'],
    couponCode: 'TODAI-BEANS',
    path: 'beans',
  },
  {
    title: '朝ラン会 3か月無料',
    by: 'はしる人クラブ',
    tags: ['健康'],
    steps: ['集合場所の近いグループを選んで申し込みます。', '初回は運動のできる服装でお越しください。'],
    path: 'morning',
  },
  {
    title: 'フォーム診断 特別価格',
    by: 'はしる人クラブ',
    tags: ['健康'],
    steps: ['予約ページでコーチと時間を選びます。', SHOW],
    couponCode: 'HASHIRU-FORM',
    isDraft: true,
  },
  {
    title: 'データ通信 SIM 月額500円引き',
    by: '株式会社たよりモバイル',
    tags: ['暮らし', '働く場所'],
    steps: [
      '申し込みページでプランを選びます。',
      'クーポンコードを入力すると、12か月のあいだ割引になります。',
    ],
    couponCode: 'TAYORI-500',
    path: 'sim',
  },
  {
    title: '海外ローミング 7日間無料',
    by: '株式会社たよりモバイル',
    tags: ['旅行・宿泊', '暮らし'],
    steps: ['出発の3日前までに申し込みます。', '到着後、案内に沿って回線を切り替えてください。'],
    path: 'roaming',
    isDraft: true,
  },
  {
    title: '確定申告 はじめての相談 60分無料',
    by: '税理士法人さくら会計',
    tags: ['お金と手続き'],
    steps: [
      '利用を申し込むと、運営から担当の税理士をご紹介します。',
      '売上と経費の分かるものをご用意ください。',
    ],
  },
  {
    title: '会社設立の手続き 手数料20%オフ',
    by: '税理士法人さくら会計',
    tags: ['お金と手続き'],
    steps: ['相談予約のページから申し込みます。', '初回の面談でクーポンコードをお伝えください。'],
    couponCode: 'SAKURA-START',
    path: 'company',
  },
];
