import type { EnumValue } from '../../../model/enums';

interface PortfolioText {
  type: EnumValue<'PortfolioType'>;
  title: string;
  content: string;
}

/** Blocks of a portfolio page; `{occupation}`, `{years}` and `{strength}` are the talent's. */
export const portfolioTexts: PortfolioText[] = [
  { type: 'TEXT', title: 'はじめまして', content: '{occupation}として{years}年働いてきました。{strength}' },
  {
    type: 'TEXT',
    title: '大切にしていること',
    content: '目の前の作業より先に、誰のどんな困りごとを減らすのかを言葉にすること。決めた理由を残すこと。',
  },
  {
    type: 'TEXT',
    title: '進め方',
    content: '最初の2週間で現状を調べて計画にまとめ、その後は毎週小さく形にして見ていただきます。',
  },
  { type: 'LINK', title: '登壇資料', content: 'https://slides.example.com/enishi/talk' },
  { type: 'LINK', title: '書いた記事', content: 'https://blog.example.com/enishi/works' },
  { type: 'EMBED', title: '紹介動画', content: 'https://videos.example.com/embed/introduction' },
  {
    type: 'ACHIEVEMENT',
    title: '印象に残る仕事',
    content: '手作業だった集計を見直し、月に40時間かかっていた作業を3時間にしました。',
  },
];
