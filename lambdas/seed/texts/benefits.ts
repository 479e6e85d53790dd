import type { BenefitText } from './BenefitText';
import { moreBenefits } from './moreBenefits';

const SHOW = '会計のときに、この画面をお見せください。';

/** The 24 benefits: coupons, addresses, and a few that are asked for; two are still drafts. */
export const benefits: readonly BenefitText[] = [
  {
    title: '国内宿泊プラン 10%オフ',
    by: '株式会社やどかりトラベル',
    tags: ['旅行・宿泊'],
    steps: [
      '予約サイトで宿と日程を選びます。',
      '支払い画面でクーポンコードを入力します。',
      '予約確認メールを宿でお見せください。',
    ],
    couponCode: 'YADOKARI-10',
    path: 'stay',
  },
  {
    title: 'ワーケーション 3泊パック 優待',
    by: '株式会社やどかりトラベル',
    tags: ['旅行・宿泊', '働く場所'],
    steps: [
      '専用ページで滞在先を選びます。',
      'クーポンコードを入力すると、机と回線のある部屋が優待価格になります。',
    ],
    couponCode: 'YADOKARI-WORK3',
    path: 'workation',
  },
  {
    title: '貸切露天風呂 50分 半額',
    by: 'みなと湯グループ',
    tags: ['健康', '旅行・宿泊'],
    steps: ['電話で空き時間を確かめて予約します。', '受付でクーポンコードをお伝えください。'],
    couponCode: 'MINATO-50',
  },
  {
    title: '平日入浴 回数券 15%オフ',
    by: 'みなと湯グループ',
    tags: ['健康'],
    steps: ['受付で回数券の種類をお選びください。', SHOW],
    couponCode: 'MINATO-KAISU',
  },
  {
    title: 'コワーキング 1日無料体験',
    by: 'コワーキング結',
    tags: ['働く場所'],
    steps: ['ご利用の前日までに席を予約します。', '当日、受付でお名前をお伝えください。'],
    path: 'trial',
  },
  {
    title: '個室ブース 月額会員 初月無料',
    by: 'コワーキング結',
    tags: ['働く場所'],
    steps: ['会員登録のページで店舗を選びます。', 'クーポンコードを入力して登録を完了します。'],
    couponCode: 'YUI-FIRST',
    path: 'members',
  },
  {
    title: 'オンライン講座 全コース 20%オフ',
    by: '株式会社まなびの森',
    tags: ['学び'],
    steps: ['受けたい講座をカートに入れます。', '購入画面でクーポンコードを入力します。'],
    couponCode: 'MORI-20',
    path: 'courses',
  },
  {
    title: '英語での面談 練習 30分無料',
    by: '株式会社まなびの森',
    tags: ['学び'],
    steps: [
      '利用を申し込むと、運営から日程の候補をお送りします。',
      '当日はお送りした会議室にお入りください。',
    ],
  },
  {
    title: '初回施術 30%オフ',
    by: 'あさひ整体院',
    tags: ['健康'],
    steps: ['予約ページで院と時間を選びます。', SHOW],
    couponCode: 'ASAHI-30',
    path: 'reserve',
  },
  {
    title: '肩こり・眼精疲労 オンライン相談',
    by: 'あさひ整体院',
    tags: ['健康'],
    steps: ['利用を申し込むと、運営から相談の日時をご連絡します。', 'カメラの前に椅子をご用意ください。'],
  },
  {
    title: '技術書 送料無料と5%ポイント',
    by: '株式会社つくえ書房',
    tags: ['学び', '暮らし'],
    steps: ['つくえ書房オンラインで本を選びます。', '注文のときにクーポンコードを入力します。'],
    couponCode: 'TSUKUE-BOOK',
    path: 'tech',
  },
  {
    title: '読書会「はたらく本棚」ご招待',
    by: '株式会社つくえ書房',
    tags: ['学び'],
    steps: ['開催日をページで確かめて申し込みます。', '課題の本は当日お貸しします。'],
    path: 'reading',
  },
  ...moreBenefits,
];
