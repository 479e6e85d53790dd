/** Partners of the benefits, in the order in which they joined. */
export const benefitPartners = [
  '株式会社やどかりトラベル',
  'みなと湯グループ',
  'コワーキング結',
  '株式会社まなびの森',
  'あさひ整体院',
  '株式会社つくえ書房',
  'ひだまり保育サービス',
  '株式会社くらしの窓口',
  '珈琲 灯台',
  'はしる人クラブ',
  '株式会社たよりモバイル',
  '税理士法人さくら会計',
] as const;
