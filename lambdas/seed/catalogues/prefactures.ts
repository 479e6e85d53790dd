/** The 47 prefectures in the order of their JIS codes, grouped by the eight areas people speak of. */
export const prefactures: { area: string; names: string[] }[] = [
  { area: '北海道', names: ['北海道'] },
  { area: '東北', names: ['青森県', '岩手県', '宮城県', '秋田県', '山形県', '福島県'] },
  { area: '関東', names: ['茨城県', '栃木県', '群馬県', '埼玉県', '千葉県', '東京都', '神奈川県'] },
  {
    area: '中部',
    names: ['新潟県', '富山県', '石川県', '福井県', '山梨県', '長野県', '岐阜県', '静岡県', '愛知県'],
  },
  { area: '近畿', names: ['三重県', '滋賀県', '京都府', '大阪府', '兵庫県', '奈良県', '和歌山県'] },
  { area: '中国', names: ['鳥取県', '島根県', '岡山県', '広島県', '山口県'] },
  { area: '四国', names: ['徳島県', '香川県', '愛媛県', '高知県'] },
  {
    area: '九州・沖縄',
    names: ['福岡県', '佐賀県', '長崎県', '熊本県', '大分県', '宮崎県', '鹿児島県', '沖縄県'],
  },
];
