import type { OrganizationText } from './OrganizationText';

export const anonymousOrganizations: OrganizationText[] = [
  {
    key: 'hinoki',
    name: '株式会社ヒノキ・ライフデジタル',
    nameForHidden: '大手生命保険グループのデジタル子会社',
    industry: '保険',
    prefacture: '東京都',
    office: '東京都千代田区大手町（大手町駅 徒歩3分）',
    description:
      '生命保険グループの契約者向けアプリと、営業職員が使う業務アプリを企画・開発する会社です。社員は160名。基幹系の制約と向き合いながら、内製の割合を3年で2割から6割へ高めました。',
  },
  {
    key: 'zuiho',
    name: '瑞鳳データシステムズ株式会社',
    nameForHidden: '東証プライム上場の大手SIer',
    industry: 'SIer',
    prefacture: '東京都',
    office: '東京都江東区豊洲（豊洲駅 徒歩5分）',
    description:
      '官公庁・金融・流通の基幹システムを手がけるシステムインテグレーターです。従業員は約9,000名。近年は顧客の内製化を支える部門を新設し、少人数で速くつくる進め方を広げています。',
  },
  {
    key: 'midorino',
    name: '株式会社ミドリノ薬局ホールディングス',
    nameForHidden: '全国に600店舗を展開する大手ドラッグストア',
    industry: '小売',
    prefacture: '神奈川県',
    office: '神奈川県横浜市西区みなとみらい（みなとみらい駅 徒歩4分）',
    description:
      '関東と東海を中心にドラッグストアと調剤薬局を展開しています。会員1,200万人の購買データと、店舗の在庫・発注をつなぐデジタル本部を2年前に立ち上げました。',
  },
  {
    key: 'bishu',
    name: '株式会社尾州機工',
    nameForHidden: '東海地方の大手自動車部品メーカー',
    industry: '自動車部品',
    prefacture: '愛知県',
    office: '愛知県刈谷市（刈谷駅 徒歩10分）',
    description:
      '電動車向けの熱マネジメント部品と車載制御ユニットを、国内外の完成車メーカーに供給しています。国内7工場、海外4拠点。品質部門とソフトウェア部門の橋渡しに力を入れています。',
  },
  {
    key: 'koshiji',
    name: '株式会社越路フィナンシャルテック',
    nameForHidden: '北陸の地方銀行グループのシステム会社',
    industry: '銀行',
    prefacture: '石川県',
    office: '石川県金沢市広岡（金沢駅 徒歩5分）',
    description:
      '地方銀行グループのバンキングアプリと、地域の事業者向けの資金管理サービスを開発しています。銀行出身者とウェブ業界出身者がほぼ半々。小さく出して確かめる進め方が根づいてきました。',
  },
  {
    key: 'hart',
    name: '株式会社ハルトワイヤレス',
    nameForHidden: '大手通信キャリアグループの新規事業会社',
    industry: '通信',
    prefacture: '東京都',
    office: '東京都港区芝浦（田町駅 徒歩7分）',
    description:
      '通信事業者のグループで、位置情報と回線を活かした新しいサービスを育てる会社です。現在は見守り、商圏分析、店舗向けWi-Fiの3事業。20名以下の小さなチームに分かれて動いています。',
  },
];
