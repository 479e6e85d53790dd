const yesNo = { YES: 'はい', NO: 'いいえ' };
const thereIs = { YES: 'あり', NO: 'なし' };
const pay = { FIXED: '一式', YEARLY: '年額', MONTHLY: '月額', DAILY: '日額', HOURLY: '時間額' };

/** What the answers of choices are called in the document, by the key of the item. */
export const termsOptions: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ordererEmployees: yesNo,
  ordererOfficers: yesNo,
  inspected: { YES: '検査をする', NO: '検査をしない' },
  rights: { NONE: '権利の移転や許諾はない', TRANSFER: '発注者に譲渡する', LICENSE: '発注者に利用を許諾する' },
  payType: { ...pay, FORMULA: '算定方法で決める' },
  payTax: { EXCLUDED: '税別（消費税を別に支払う）', INCLUDED: '税込' },
  expenses: {
    INCLUDED: '報酬に含む',
    SEPARATE: '発注者が別に支払う',
    NONE: '費用は生じない',
  },
  payTiming: {
    ONCE: '一度に支払う',
    MONTHLY_SERVICE: '毎月締めて支払う（続けて行う役務）',
    MONTHLY_DELIVERY: '毎月締めて支払う（納品ごと）',
  },
  closingDay: { 10: '毎月10日', 15: '毎月15日', 20: '毎月20日', 25: '毎月25日', END: '毎月末日' },
  payMonth: { SAME: '締め日と同じ月', NEXT: '翌月', AFTER_NEXT: '翌々月' },
  payDay: { 5: '5日', 10: '10日', 15: '15日', 20: '20日', 25: '25日', END: '末日' },
  payMethod: { BANK: '銀行振込', OTHER: 'その他' },
  reEntrusted: yesNo,
  undecided: thereIs,
  termType: { OPEN_ENDED: '期間の定めなし', FIXED: '期間の定めあり' },
  renewal: { NONE: '更新しない', POSSIBLE: '更新する場合がある', AUTOMATIC: '自動的に更新する' },
  conversion: yesNo,
  trial: thereIs,
  overtime: thereIs,
  fixedOvertime: thereIs,
  raise: thereIs,
  bonus: thereIs,
  severance: thereIs,
  partTime: yesNo,
};
