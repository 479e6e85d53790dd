import type { TermsItem } from './TermsItem';

const yesNo = ['YES', 'NO'];

/** An orderer with employees or with a second officer is bound by more than article 3 of the Freelance Act. */
const ifOrdererIsBound = [
  { key: 'ordererEmployees', is: ['YES'] },
  { key: 'ordererOfficers', is: ['YES'] },
];

/** The items of a sheet for freelance work (業務委託), in the order in which they are asked. */
export const contractTerms: readonly TermsItem[] = [
  { key: 'companyName', group: 'parties', input: 'line', needed: 'always' },
  { key: 'talentName', group: 'parties', input: 'line', needed: 'always' },
  { key: 'ordererEmployees', group: 'parties', input: 'choice', options: yesNo, needed: 'always' },
  { key: 'ordererOfficers', group: 'parties', input: 'choice', options: yesNo, needed: 'always' },
  { key: 'companyContact', group: 'parties', input: 'line', needed: 'always' },
  { key: 'startDate', group: 'period', input: 'day', needed: 'always' },
  { key: 'endDate', group: 'period', input: 'day', needed: 'always' },
  { key: 'contractRenewal', group: 'period', input: 'text', needed: 'ifRuled' },
  { key: 'content', group: 'work', input: 'text', needed: 'always' },
  { key: 'place', group: 'work', input: 'text', needed: 'always' },
  {
    key: 'rights',
    group: 'work',
    input: 'choice',
    options: ['NONE', 'TRANSFER', 'LICENSE'],
    needed: 'always',
  },
  {
    key: 'rightsScope',
    group: 'work',
    input: 'text',
    needed: [{ key: 'rights', is: ['TRANSFER', 'LICENSE'] }],
  },
  { key: 'inspected', group: 'work', input: 'choice', options: yesNo, needed: 'always' },
  { key: 'inspectionEnd', group: 'work', input: 'line', needed: [{ key: 'inspected', is: ['YES'] }] },
  {
    key: 'payType',
    group: 'pay',
    input: 'choice',
    options: ['FIXED', 'MONTHLY', 'DAILY', 'HOURLY', 'FORMULA'],
    needed: 'always',
  },
  {
    key: 'payAmount',
    group: 'pay',
    input: 'yen',
    needed: [{ key: 'payType', is: ['FIXED', 'MONTHLY', 'DAILY', 'HOURLY'] }],
  },
  { key: 'payFormula', group: 'pay', input: 'text', needed: [{ key: 'payType', is: ['FORMULA'] }] },
  { key: 'payTax', group: 'pay', input: 'choice', options: ['EXCLUDED', 'INCLUDED'], needed: 'always' },
  {
    key: 'expenses',
    group: 'pay',
    input: 'choice',
    options: ['INCLUDED', 'SEPARATE', 'NONE'],
    needed: 'always',
  },
  { key: 'expensesScope', group: 'pay', input: 'text', needed: [{ key: 'expenses', is: ['SEPARATE'] }] },
  {
    key: 'payTiming',
    group: 'pay',
    input: 'choice',
    options: ['ONCE', 'MONTHLY_SERVICE', 'MONTHLY_DELIVERY'],
    needed: 'always',
  },
  { key: 'receivedOn', group: 'pay', input: 'day', needed: [{ key: 'payTiming', is: ['ONCE'] }] },
  { key: 'paymentDate', group: 'pay', input: 'day', needed: [{ key: 'payTiming', is: ['ONCE'] }] },
  {
    key: 'closingDay',
    group: 'pay',
    input: 'choice',
    options: ['10', '15', '20', '25', 'END'],
    needed: [{ key: 'payTiming', is: ['MONTHLY_SERVICE', 'MONTHLY_DELIVERY'] }],
  },
  {
    key: 'payMonth',
    group: 'pay',
    input: 'choice',
    options: ['SAME', 'NEXT', 'AFTER_NEXT'],
    needed: [{ key: 'payTiming', is: ['MONTHLY_SERVICE', 'MONTHLY_DELIVERY'] }],
  },
  {
    key: 'payDay',
    group: 'pay',
    input: 'choice',
    options: ['5', '10', '15', '20', '25', 'END'],
    needed: [{ key: 'payTiming', is: ['MONTHLY_SERVICE', 'MONTHLY_DELIVERY'] }],
  },
  { key: 'payMethod', group: 'pay', input: 'choice', options: ['BANK', 'OTHER'], needed: 'always' },
  { key: 'payMethodDetail', group: 'pay', input: 'text', needed: [{ key: 'payMethod', is: ['OTHER'] }] },
  { key: 'reEntrusted', group: 'pay', input: 'choice', options: ['NO', 'YES'], needed: ifOrdererIsBound },
  { key: 'principalName', group: 'pay', input: 'line', needed: [{ key: 'reEntrusted', is: ['YES'] }] },
  { key: 'principalPaymentDate', group: 'pay', input: 'day', needed: [{ key: 'reEntrusted', is: ['YES'] }] },
  { key: 'contractEnding', group: 'ending', input: 'text', needed: 'ifRuled' },
  { key: 'undecided', group: 'other', input: 'choice', options: ['NO', 'YES'], needed: 'always' },
  { key: 'undecidedReason', group: 'other', input: 'text', needed: [{ key: 'undecided', is: ['YES'] }] },
  { key: 'undecidedUntil', group: 'other', input: 'day', needed: [{ key: 'undecided', is: ['YES'] }] },
  { key: 'commonTerms', group: 'other', input: 'text', needed: 'ifRuled' },
];
