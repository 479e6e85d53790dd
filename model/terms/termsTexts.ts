import type { termsLaws } from './termsLaws';

/** What people read about an item of a sheet of terms. The sheet is a document in Japanese, whatever the screen's language. */
interface TermsText {
  label: string;
  /** What to write, in plain words. */
  help: string;
  law: keyof typeof termsLaws;
  /** Empty for what is no law. */
  article: string;
}

const text = (label: string, [law, article]: [TermsText['law'], string], help: string): TermsText => ({
  label,
  help,
  law,
  article,
});

const rule1 = (item: string): [TermsText['law'], string] => ['freelanceRule', `第1条第1項第${item}号`];
const rule5 = (item: string): [TermsText['law'], string] => ['labourRule', `第5条第1項第${item}号`];
const house: [TermsText['law'], string] = ['house', ''];

/** The texts of the items that both kinds of sheets have, where both mean the same by them. */
const shared = {
  startDate: text('開始日', house, '働き始める日、または業務を始める日です。'),
  endDate: text('終了日', house, '契約の最後の日です。'),
  payMethodDetail: text('支払方法の詳細', house, '何で、いつ、どのように支払うかを書きます。'),
};

/** The texts of sheets for freelance work (業務委託). */
const contract: Readonly<Record<string, TermsText>> = {
  ...shared,
  companyName: text('発注者の名称', rule1('1'), '会社の商号、または発注者を特定できる名称です。'),
  talentName: text('受注者の名称', rule1('1'), '受注する方の氏名や屋号です。'),
  ordererEmployees: text(
    '従業員を使用していますか',
    ['freelance', '第2条第6項'],
    '週20時間以上、31日以上の雇用が見込まれる人がいれば「はい」です。同居の親族だけなら「いいえ」です。',
  ),
  ordererOfficers: text(
    '役員が2人以上いますか（法人の場合）',
    ['freelance', '第2条第6項'],
    '理事や取締役などが2人以上いれば「はい」です。個人の発注者は「いいえ」です。',
  ),
  companyContact: text('発注者の連絡先', house, '契約のことで連絡できる部署名やメールアドレスです。'),
  startDate: text('業務の開始日', rule1('4'), '業務を始める日です。'),
  endDate: text('納期・期間の終わり', rule1('4'), '納品の日、または役務を提供する期間の最後の日です。'),
  contractRenewal: text('契約の更新', house, '更新の有無や決め方を書きます。'),
  content: text('業務の内容', rule1('3'), '何を、どこまで行うか。成果物があれば品目、数量、仕様も書きます。'),
  place: text(
    '場所',
    rule1('5'),
    '納品や業務の場所です。決まった場所がなければ「オンライン」などと書きます。',
  ),
  rights: text('知的財産権の扱い', rule1('3'), '成果物の権利を発注者に譲渡するか、利用を許諾するか。'),
  rightsScope: text('譲渡・許諾の範囲', rule1('3'), 'どの権利を、どの範囲で。対価は報酬に含めて決めます。'),
  inspected: text('検査をしますか', rule1('6'), '納品されたものや役務を検査する場合は「はい」です。'),
  inspectionEnd: text(
    '検査を終える日',
    rule1('6'),
    '例：納品から7日以内。検査が終わる日がわかるように書きます。',
  ),
  payType: text('報酬の決め方', rule1('7'), '一式、月額などの決め方です。'),
  payAmount: text('報酬の額', rule1('7'), '円の整数で書きます。'),
  payFormula: text(
    '報酬の算定方法',
    rule1('7'),
    '額を書けない場合に、具体的な額が自動的に決まる計算方法を書きます。',
  ),
  payTax: text('消費税', rule1('7'), '報酬の額に消費税を含むかどうかです。'),
  expenses: text('費用の負担', rule1('7'), '交通費や材料費などを誰が負担するかです。'),
  expensesScope: text('発注者が別に支払う費用', rule1('7'), '費用の種類と精算の方法を書きます。'),
  payTiming: text('支払いの区切り', rule1('8'), '一度に支払うか、毎月締めて支払うか。'),
  receivedOn: text(
    '受け取る日',
    ['freelance', '第4条第1項'],
    '納品を受け取る日、または役務の提供が終わる日です。検査の日ではありません。',
  ),
  paymentDate: text(
    '支払期日',
    rule1('8'),
    '支払う日そのものを書きます。受け取った日を1日目として60日以内の、できるだけ早い日です。',
  ),
  closingDay: text('締め日', rule1('8'), '毎月の締め日です。'),
  payMonth: text('支払う月', rule1('8'), '締め日のある月から数えた月です。'),
  payDay: text('支払う日', rule1('8'), '毎月の支払日です。「まで」や「以内」ではなく日を決めます。'),
  payMethod: text('支払方法', rule1('9'), '金銭（銀行振込など）のほかの方法で支払う場合は「その他」です。'),
  payMethodDetail: text(
    '支払方法の詳細',
    rule1('9'),
    '手形、電子記録債権、資金移動業者の口座などの場合の金額や期日です。',
  ),
  reEntrusted: text(
    '再委託の30日ルールを使いますか',
    ['freelance', '第4条第3項'],
    '発注者が他社から受けた業務の再委託で、元の支払期日から30日以内に支払う場合だけ「はい」です。',
  ),
  principalName: text('元委託者の名称', ['freelance', '第4条第3項'], '元の委託者を特定できる名称です。'),
  principalPaymentDate: text(
    '元委託業務の支払期日',
    ['freelance', '第4条第3項'],
    '元委託者が発注者に支払う日です。',
  ),
  contractEnding: text(
    '契約の解除・不更新',
    house,
    '6か月以上の契約では、発注者からの解除や不更新に30日前の予告が要ります（フリーランス法第16条）。',
  ),
  undecided: text(
    'まだ決められない項目がありますか',
    ['freelance', '第3条第1項ただし書'],
    '正当な理由がある場合だけ、後で決めることができます。',
  ),
  undecidedReason: text(
    '決められない項目と理由',
    ['freelance', '第3条第1項ただし書'],
    'どの項目が、なぜ決められないかを書きます。',
  ),
  undecidedUntil: text(
    '決まる予定の日',
    ['freelance', '第3条第1項ただし書'],
    '内容を決める予定の日です。決まったらただちに明示します。',
  ),
  commonTerms: text(
    '共通する条件',
    ['freelance', '第3条第1項'],
    '基本契約などで先に示した条件があれば、その名称、日付、有効な期間を書きます。',
  ),
};

/** The texts of sheets for employment (雇用). */
const employment: Readonly<Record<string, TermsText>> = {
  ...shared,
  companyName: text('使用者の名称', house, '雇用する会社の名称です。'),
  companyAddress: text('事業場の所在地', house, '働く事業場の住所です。'),
  companyContact: text('使用者の職氏名・連絡先', house, '条件を示す人の役職と氏名、連絡先です。'),
  talentName: text('労働者の氏名', house, '働く方の氏名です。'),
  termType: text('契約期間', rule5('1'), '期間の定めがあるかどうかです。'),
  startDate: text('入社日', rule5('1'), '契約が始まる日です。'),
  endDate: text('契約の終了日', rule5('1'), '期間の定めがある場合の、最後の日です。'),
  renewal: text(
    '契約の更新',
    rule5('1の2'),
    '自動的に更新する、更新する場合がある、更新しない、のどれかです。',
  ),
  renewalCriteria: text('更新を判断する基準', rule5('1の2'), '例：業務量、勤務成績、態度、会社の経営状況。'),
  renewalLimit: text(
    '更新の上限',
    rule5('1の2'),
    '例：通算4年まで、3回まで。上限がなければ「なし」と書きます。',
  ),
  conversion: text(
    'この契約で無期転換を申し込めますか',
    ['labourRule', '第5条第5項'],
    '同じ使用者との通算の期間が5年を超える契約なら「はい」です。',
  ),
  conversionTerms: text(
    '無期転換後の条件',
    ['labourRule', '第5条第5項'],
    '転換後の条件。変わらなければ「変更なし」と書きます。',
  ),
  trial: text('試用期間', ['placement', '第5条の3'], '試用期間があるかどうかです。'),
  trialTerms: text(
    '試用期間の長さと条件',
    ['placement', '第5条の3'],
    '長さと、その間の賃金などの違いを書きます。',
  ),
  content: text('従事する業務（雇入れ直後）', rule5('1の3'), '入社してすぐの業務です。'),
  contentChange: text(
    '業務の変更の範囲',
    rule5('1の3'),
    '将来ありうる業務の範囲。変わらなければ「変更なし」と書きます。',
  ),
  place: text(
    '就業の場所（雇入れ直後）',
    rule5('1の3'),
    '入社してすぐの場所です。在宅勤務ならその旨も書きます。',
  ),
  placeChange: text(
    '場所の変更の範囲',
    rule5('1の3'),
    '将来ありうる場所の範囲。変わらなければ「変更なし」と書きます。',
  ),
  smoking: text('受動喫煙を防ぐ措置', ['placement', '第5条の3'], '例：屋内禁煙。募集のときに示す項目です。'),
  workingHours: text(
    '始業・終業の時刻',
    rule5('2'),
    '例：9時から18時。フレックスタイム制などの場合はその旨も書きます。',
  ),
  breaks: text('休憩時間', rule5('2'), '例：60分。'),
  overtime: text('所定時間外の労働', rule5('2'), '残業や休日労働があるかどうかです。'),
  daysOff: text('休日', rule5('2'), '例：毎週土曜日、日曜日と祝日。'),
  leave: text('休暇', rule5('2'), '年次有給休暇と、そのほかの休暇です。'),
  shifts: text('交替制の勤務', rule5('2'), '組を分けて交替で働く場合の、交替のしかたです。'),
  payType: text('賃金の決め方', rule5('3'), '月給、時給などの決め方です。'),
  payAmount: text('基本賃金の額', rule5('3'), '円の整数で書きます。最低賃金を下回ることはできません。'),
  payCalculation: text(
    '手当と計算方法',
    rule5('3'),
    '諸手当の額、時間外・休日・深夜の割増率などを書きます。',
  ),
  fixedOvertime: text(
    '固定残業代',
    ['placement', '第5条の3'],
    '賃金に一定の時間分の残業代を含むかどうかです。',
  ),
  fixedOvertimeTerms: text(
    '固定残業代の内訳',
    ['placement', '第5条の3'],
    '除いた基本給、時間数と額、超えた分を追加で支払うことの3つを書きます。',
  ),
  wageClosing: text('賃金の締切日', rule5('3'), '例：毎月末日。'),
  wagePayday: text('賃金の支払日', rule5('3'), '例：翌月25日。毎月1回以上、決まった日に支払います。'),
  payMethod: text('支払方法', rule5('3'), '銀行振込か、そのほかの方法です。'),
  payMethodDetail: text('支払方法の詳細', rule5('3'), '何で、どのように支払うかを書きます。'),
  raise: text('昇給', rule5('3'), '昇給の制度があるかどうかです。'),
  bonus: text('賞与', rule5('5'), '賞与の制度があるかどうかです。短時間・有期の方には必ず示します。'),
  bonusTerms: text('賞与の内容', rule5('5'), '時期や決め方を書きます。'),
  severance: text(
    '退職手当',
    rule5('4の2'),
    '退職手当の制度があるかどうかです。短時間・有期の方には必ず示します。',
  ),
  severanceTerms: text('退職手当の内容', rule5('4の2'), '対象、計算、支払いの方法と時期を書きます。'),
  leaving: text('退職・解雇の事由', rule5('4'), '定年、自己都合退職の手続き、解雇の事由と手続きを書きます。'),
  partTime: text(
    '短時間の勤務ですか',
    ['partTime', '第6条'],
    '通常の労働者より週の所定労働時間が短ければ「はい」です。',
  ),
  contactPoint: text('雇用管理の相談窓口', ['partTime', '第6条'], '部署、担当者の氏名や連絡先です。'),
  insurances: text(
    '社会保険・労働保険',
    ['placement', '第5条の3'],
    '加入する保険を書きます。募集のときに示す項目です。',
  ),
  costs: text('労働者の負担', rule5('6'), '食費、作業用品などの負担があれば書きます。'),
  safety: text('安全と衛生', rule5('7'), '定めがあれば書きます。'),
  training: text('職業訓練', rule5('8'), '定めがあれば書きます。'),
  accidents: text('災害補償・業務外の傷病扶助', rule5('9'), '定めがあれば書きます。'),
  awards: text('表彰と制裁', rule5('10'), '定めがあれば書きます。'),
  suspension: text('休職', rule5('11'), '定めがあれば書きます。'),
};

/** The texts of the items of both kinds of sheets: what they are called, how to fill them in, and where they come from. */
export const termsTexts = { CONTRACT: contract, EMPLOYMENT: employment } as const;
