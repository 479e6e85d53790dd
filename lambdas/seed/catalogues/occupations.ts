/**
 * The occupations of the catalogue (entity Job), in the order in which menus show them. Chips and charts use
 * the colour. The list is TypeScript instead of JSON, because the type of the names is derived from it.
 */
export const occupations = [
  { name: 'フロントエンドエンジニア', color: '#2F6FBA' },
  { name: 'サーバーサイドエンジニア', color: '#27406E' },
  { name: 'インフラ・SRE', color: '#3C7A78' },
  { name: 'モバイルアプリエンジニア', color: '#4A8FB8' },
  { name: 'データエンジニア', color: '#35668C' },
  { name: 'データサイエンティスト', color: '#5A5FA8' },
  { name: '機械学習エンジニア', color: '#6B4E9B' },
  { name: 'QAエンジニア', color: '#5F7F3B' },
  { name: 'セキュリティエンジニア', color: '#4B4F58' },
  { name: 'コーポレートエンジニア', color: '#60788C' },
  { name: '組込みエンジニア', color: '#7A6A3A' },
  { name: 'UI/UXデザイナー', color: '#C2557D' },
  { name: 'グラフィックデザイナー', color: '#B5456A' },
  { name: 'プロダクトマネージャー', color: '#C46A2B' },
  { name: 'プロジェクトマネージャー', color: '#B07D2B' },
  { name: 'Webマーケター', color: '#2E8B6F' },
  { name: '事業開発', color: '#A8562F' },
  { name: '法人営業', color: '#9C3F34' },
  { name: 'カスタマーサクセス', color: '#3E9A8C' },
  { name: '人事・採用', color: '#8A5A83' },
  { name: '経理・財務', color: '#4F6B4A' },
  { name: '法務', color: '#5B5470' },
  { name: '広報・PR', color: '#A34E8C' },
  { name: '編集・ライター', color: '#86623F' },
] as const;

export type OccupationName = (typeof occupations)[number]['name'];
