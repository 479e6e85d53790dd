import type { ClothPatternName } from '../../components/avatars/clothPatterns';

/** The eight families of occupations, by the names of the catalogue: one pattern of cloth for each family. */
export const occupationPatterns: Readonly<Record<string, ClothPatternName>> = {
  // What people touch.
  フロントエンドエンジニア: 'seigaiha',
  モバイルアプリエンジニア: 'seigaiha',
  // What runs behind it.
  サーバーサイドエンジニア: 'kikko',
  'インフラ・SRE': 'kikko',
  組込みエンジニア: 'kikko',
  // Data.
  データエンジニア: 'shippo',
  データサイエンティスト: 'shippo',
  機械学習エンジニア: 'shippo',
  // What keeps it safe.
  QAエンジニア: 'hishi',
  セキュリティエンジニア: 'hishi',
  コーポレートエンジニア: 'hishi',
  // Design.
  'UI/UXデザイナー': 'asanoha',
  グラフィックデザイナー: 'asanoha',
  '編集・ライター': 'asanoha',
  // What sets the direction.
  プロダクトマネージャー: 'yabane',
  プロジェクトマネージャー: 'yabane',
  事業開発: 'yabane',
  // What carries it to people.
  Webマーケター: 'tatewaku',
  法人営業: 'tatewaku',
  カスタマーサクセス: 'tatewaku',
  '広報・PR': 'tatewaku',
  // What holds an organization together.
  '人事・採用': 'amime',
  '経理・財務': 'amime',
  法務: 'amime',
};
