/** What an employment was about, first sentence: `{customer}`, `{product}`, `{industry}`, `{division}` are filled in. */
export const companySentences: string[] = [
  '{customer}向けに{product}などを手がける会社（従業員約{4-38}0名）で、{division}に所属。',
  '{industry}分野の会社で、{product}を中心とした事業を担当する{division}に在籍。',
  '{product}を主力とする従業員{60-420}名の会社。{division}は{5-28}名の体制。',
  '{industry}業界で{8-24}年の歴史をもつ会社の{division}に勤務。主な顧客は{customer}。',
  '{customer}を顧客とする事業会社。{product}の立ち上げ期から{division}に参加。',
];

/** Second sentence, by experience. */
export const roleSentences: [string[], string[], string[]] = [
  [
    '先輩の指導のもとで実務の基礎を身につけ、2年目からは一部を任されるようになりました。',
    '現場での経験を積みながら、関係部署との調整も少しずつ担当しました。',
    '配属後すぐに担当をもち、毎週の振り返りで改善を重ねました。',
  ],
  [
    '中心的な担当者として計画から実行までを受け持ち、後輩の指導も行いました。',
    '複数の案件を並行して担当し、進め方の標準づくりにも関わりました。',
    '少人数の体制で、企画・実行・運用まで一通りを経験しました。',
  ],
  [
    '責任者として方針づくりと人の育成を担い、経営層への報告も行っています。',
    '{3-12}名のチームをまとめながら、自らも手を動かしています。',
    '事業の目標から逆算した計画を立て、部門をまたいだ取り組みを主導しています。',
  ],
];

export const sideSentences: string[] = [
  '本業のかたわら、{product}の改善を週{6-12}時間ほど支援しています。',
  '{customer}向けの{product}について、業務委託で助言と実務の両方を担当。',
  '立ち上げ期の{product}を、夜間と週末の時間で手伝いました。',
];

export const personalSentences: string[] = [
  '地域の団体の活動を、仕事で得た技能を使って無償で手伝っています。',
  '学んだことを試す場として個人で制作を続け、結果を公開しています。',
  '社外の勉強会の運営を担当し、{4-12}回の開催に関わりました。',
];
