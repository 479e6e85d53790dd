/** What is said below the selection steps. */
export const selectionSupplements: string[] = [
  '応募から決定までの目安は2〜3週間です。お急ぎの場合は面談の際にお知らせください。',
  '面談は平日の8時から21時のあいだで調整します。お昼休みの時間帯も承ります。',
  '在職中の方は、開始日をご相談ください。3か月先までお待ちした例があります。',
  '選考の結果にかかわらず、面談でのフィードバックをお伝えします。',
  '遠方の方はすべてオンラインで完結します。対面の場合の交通費は全額支給します。',
  '同時に複数の案件へ応募いただいても差し支えありません。',
  '面談には、合理的な配慮が必要な事柄があれば事前にお知らせください。',
  '募集は1名です。決まり次第、締め切らせていただきます。',
  '',
];

/** How experience with the required tags is asked for. `{tags}` and `{years}` are filled in. */
export const requirementSentences: string[] = [
  '{tags}を使った実務経験が{years}年以上ある方を想定しています。',
  '{tags}の経験{years}年程度。業界の経験は問いません。',
  '{tags}について、一人で進められる力量をお持ちの方（目安として{years}年）。',
  '{tags}を業務で{years}年以上担当し、判断の理由を言葉にできる方。',
  '{tags}の実務経験（{years}年以上が目安です。近い分野の経験も歓迎します）。',
];

export const welcomeSentences: string[] = [
  '{tags}の経験があると、早い段階から力を発揮していただけます。',
  '{tags}に触れたことがあれば、面談でぜひお聞かせください。',
  '{tags}は必須ではありません。入ってから学ぶこともできます。',
  'あるとうれしい経験です：{tags}。',
];

/** What consultants note for themselves; never shown to talents. */
export const memos: string[] = [
  '先方の決裁者は開発部長。予算は上限まで相談可能とのこと。',
  '前任者の契約が来月末で終わるため、引き継ぎ期間を2週間ほど見込む。',
  '以前ご紹介した方が好評。似た経歴の方を優先して案内する。',
  '面談の設定は火・木の午後が通りやすい。',
  '競合他社からの応募は事前に確認すること。',
];

export const consultantNames: string[] = ['早川 麻衣', '篠田 拓也', '榎本 千尋', '久我 直人', '三枝 由紀'];
