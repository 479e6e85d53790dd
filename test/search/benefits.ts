import type { StoredRow } from '../../lambdas/lib/StoredRow';
import { idOf } from './corpus';

const TEXTS: readonly [title: string, organization: string, tags: string[], uses: number][] = [
  ['国内の宿が10％引き', 'やどかり旅行', ['旅行'], 12],
  ['在宅勤務の椅子が半額', '家具のならや', ['在宅勤務', '家具'], 3],
  ['オンライン英会話が3か月無料', 'ことばの港', ['学び', '英語'], 41],
  ['健康診断の追加検査', 'あおばクリニック', ['健康'], 8],
  ['技術書が毎月1冊', 'ページ書店', ['学び', '本'], 57],
  ['スポーツジムの入会金無料', 'からだ工房', ['健康', 'スポーツ'], 19],
  ['温泉と食事の日帰り券', 'やどかり旅行', ['旅行', '食事'], 0],
  ['保育園の一時預かりの補助', 'たんぽぽ保育', ['育児'], 5],
  ['ＰＣメガネの割引', 'めがねのレンズワークス', ['健康'], 2],
  ['クラウドAWS利用券', '株式会社クモノ', ['学び', '技術'], 33],
];

/** Employee benefits of the search tests, as the table stores them. The seventh is a draft. */
export const benefits: StoredRow[] = TEXTS.map(([title, organization, tags, usedCount], index): StoredRow => {
  const id = `benefit-${String(index + 1).padStart(3, '0')}`;
  const createdAt = new Date(Date.UTC(2026, 0, 10 + ((index * 7) % 10), 3, index)).toISOString();
  return {
    ...{ pk: 'EmployeeBenefit', sk: id, __typename: 'EmployeeBenefit', id, createdAt, updatedAt: createdAt },
    ...{ version: 1, title, usedCount, couponCode: `COUPON-${index}`, isDraft: index === 6 },
    ...{
      employeeBenefitOrganizationId: idOf(organization),
      organization: { id: idOf(organization), name: organization },
    },
    ...{
      tags: tags.map((name) => ({ id: idOf(name), name })),
      useProcesses: ['画面の案内に沿って申し込みます'],
    },
  };
});
