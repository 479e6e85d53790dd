import type { OccupationName } from '../catalogues/occupations';

/**
 * Groups of occupations that share sentences in the demo texts. `building`: technical work; `shaping`:
 * creative work; `moving`: business; `keeping`: back-office work.
 */
export type OccupationKind = 'building' | 'shaping' | 'moving' | 'keeping';

const kinds: Partial<Record<OccupationName, OccupationKind>> = {
  'UI/UXデザイナー': 'shaping',
  グラフィックデザイナー: 'shaping',
  '編集・ライター': 'shaping',
  '広報・PR': 'shaping',
  プロダクトマネージャー: 'moving',
  プロジェクトマネージャー: 'moving',
  Webマーケター: 'moving',
  事業開発: 'moving',
  法人営業: 'moving',
  カスタマーサクセス: 'moving',
  '人事・採用': 'keeping',
  '経理・財務': 'keeping',
  法務: 'keeping',
};

export function kindOfOccupation(occupation: OccupationName): OccupationKind {
  return kinds[occupation] ?? 'building';
}
