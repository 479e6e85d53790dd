import type { OccupationName } from '../catalogues/occupations';

/** A category of professionals with its two items; the people come from these occupations. */
export interface ProfessionalText {
  name: string;
  url: string;
  description: string;
  occupations: readonly OccupationName[];
  items: readonly { name: string; lead: string }[];
}

export const professionalTexts: readonly ProfessionalText[] = [
  {
    name: 'プロダクト開発',
    url: 'product-development',
    description:
      '企画から運用まで、画面とサーバーの両方を任せられる人たちです。少人数の立ち上げにも、途中からの立て直しにも応えます。',
    occupations: ['フロントエンドエンジニア', 'サーバーサイドエンジニア', 'モバイルアプリエンジニア'],
    items: [
      { name: 'Webサービスの立ち上げ', lead: '要件の整理から最初の公開まで、ひとつの流れで引き受けます。' },
      {
        name: '既存システムの改善',
        lead: '動いているものを止めずに、遅いところと壊れやすいところから直します。',
      },
    ],
  },
  {
    name: 'データ活用',
    url: 'data',
    description: '集めるところから意思決定に使うところまで、データの道筋をつくる人たちです。',
    occupations: ['データエンジニア', 'データサイエンティスト', '機械学習エンジニア'],
    items: [
      { name: '分析基盤づくり', lead: '散らばった数字をひとつの場所に集め、毎朝見られる形にします。' },
      { name: '需要予測と最適化', lead: '在庫や人員の計画に使える予測を、現場の言葉で説明します。' },
    ],
  },
  {
    name: '基盤とセキュリティ',
    url: 'infrastructure',
    description: '止まらない仕組みと、守れる仕組みをつくる人たちです。社内の情報システムの相談も受けます。',
    occupations: ['インフラ・SRE', 'セキュリティエンジニア', 'コーポレートエンジニア'],
    items: [
      { name: 'クラウド移行', lead: '費用と手間の見通しを立ててから、順番に移します。' },
      { name: '脆弱性診断と対策', lead: '見つけるだけでなく、直し方と優先順位まで一緒に決めます。' },
    ],
  },
  {
    name: 'デザイン',
    url: 'design',
    description: '使いやすさと伝わりやすさを、調べて、形にして、確かめる人たちです。',
    occupations: ['UI/UXデザイナー', 'グラフィックデザイナー'],
    items: [
      { name: '画面の使い勝手の見直し', lead: '利用者の様子を見て、つまずくところから直します。' },
      { name: 'ロゴと印刷物', lead: '会社の顔になるものを、使う場面まで考えて仕上げます。' },
    ],
  },
  {
    name: '事業づくり',
    url: 'business',
    description: '新しい事業の仮説づくりから、売れる形にするところまで伴走する人たちです。',
    occupations: ['プロダクトマネージャー', 'プロジェクトマネージャー', '事業開発', '法人営業'],
    items: [
      { name: '新規事業の伴走', lead: '顧客への聞き取りと数字の両方で、進むか変えるかを決めます。' },
      { name: '営業の仕組みづくり', lead: '一人の勘に頼らない商談の進め方を、チームに残します。' },
    ],
  },
  {
    name: '広報と採用',
    url: 'communication',
    description: '会社のことを外に伝え、仲間を集める人たちです。取材、執筆、媒体との調整までお願いできます。',
    occupations: ['広報・PR', '人事・採用', '編集・ライター', 'Webマーケター'],
    items: [
      { name: '採用広報', lead: '働く人の話を聞いて、応募したくなる記事にします。' },
      { name: 'オウンドメディアの編集', lead: '企画の柱を決め、続けられる更新の型をつくります。' },
    ],
  },
];
