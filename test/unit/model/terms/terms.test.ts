import { contractTerms } from '../../../../model/terms/contractTerms';
import { diffFromPosting } from '../../../../model/terms/diffFromPosting';
import { diffTerms } from '../../../../model/terms/diffTerms';
import { employmentTerms } from '../../../../model/terms/employmentTerms';
import { listAskedTerms } from '../../../../model/terms/listAskedTerms';
import { listBindingArticles } from '../../../../model/terms/listBindingArticles';
import { listTermsFaults } from '../../../../model/terms/listTermsFaults';
import { postedTerms } from '../../../../model/terms/postedTerms';
import { contractKindOf } from '../../../../model/contractKindOf';
import { termsOptions } from '../../../../model/terms/termsOptions';
import { termsTexts } from '../../../../model/terms/termsTexts';
import { aSheet } from '../../../support/terms/aSheet';

describe('the items of a sheet of terms', () => {
  test.each([
    ['CONTRACT', contractTerms],
    ['EMPLOYMENT', employmentTerms],
  ] as const)('each item of %s has its text, and each choice the words of its options', (kind, items) => {
    expect(items.map(({ key }) => key).toSorted()).toEqual(
      expect.arrayContaining([...new Set(items.map(({ key }) => key))].toSorted()),
    );
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
    for (const { key, options, input } of items) {
      const { label, help, law, article } = termsTexts[kind][key] ?? {};
      expect([key, !!label, !!help, law === 'house' ? article === '' : !!article]).toEqual([
        key,
        true,
        true,
        true,
      ]);
      expect(input === 'choice').toBe(options !== undefined);
      for (const option of options ?? []) expect(termsOptions[key]?.[option]).toBeTruthy();
    }
    const keys: string[] = items.map(({ key }) => key);
    expect(Object.keys(termsTexts[kind]).filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('a cause is an item that is asked before', () => {
    for (const items of [contractTerms, employmentTerms])
      items.forEach(({ key, needed }, place) => {
        if (typeof needed === 'string') return;
        const before = items.slice(0, place);
        for (const cause of needed) {
          const found = before.find((item) => item.key === cause.key);
          expect([key, found?.key]).toEqual([key, cause.key]);
          expect(found?.options).toEqual(expect.arrayContaining([...cause.is]));
        }
      });
  });

  test.each([
    ['EMPLOYEE', 'EMPLOYMENT'],
    ['PART_TIME', 'EMPLOYMENT'],
    ['CONTRACT', 'CONTRACT'],
    ['INTERN', null],
    ['SIDE_WORK', null],
    [null, null],
  ] as const)('%s means %s', (workType, kind) => {
    expect(contractKindOf({ workType })).toBe(kind);
  });

  test('what leaves the kind open is what the organization says', () => {
    expect(contractKindOf({ workType: 'SIDE_WORK', contractKind: 'EMPLOYMENT' })).toBe('EMPLOYMENT');
    expect(contractKindOf({ workType: 'CONTRACT', contractKind: 'EMPLOYMENT' })).toBe('CONTRACT');
  });
});

const contract = aSheet('CONTRACT');
const employment = aSheet('EMPLOYMENT');

describe('what a sheet lacks', () => {
  test('a whole sheet lacks nothing', () => {
    expect(listTermsFaults('CONTRACT', contract)).toEqual([]);
    expect(listTermsFaults('EMPLOYMENT', employment)).toEqual([]);
  });

  test.each([
    ['CONTRACT', { content: '' }, 'content missing'],
    ['CONTRACT', { content: '　 ' }, 'content missing'],
    ['CONTRACT', { commonTerms: '' }, ''],
    ['CONTRACT', { rights: 'TRANSFER' }, 'rightsScope missing'],
    ['CONTRACT', { rights: 'TRANSFER', rightsScope: '著作権（27条と28条を含む）' }, ''],
    ['CONTRACT', { rights: 'SOLD' }, 'rights option'],
    ['CONTRACT', { inspected: 'YES' }, 'inspectionEnd missing'],
    ['CONTRACT', { payType: 'FORMULA' }, 'payFormula missing'],
    ['CONTRACT', { payAmount: '30万' }, 'payAmount yen'],
    ['CONTRACT', { payAmount: '-1' }, 'payAmount yen'],
    ['CONTRACT', { payAmount: '300000.5' }, 'payAmount yen'],
    ['CONTRACT', { startDate: '2027-02-29' }, 'startDate day'],
    ['CONTRACT', { startDate: '2028-02-29', endDate: '2028-04-30' }, ''],
    ['CONTRACT', { startDate: '2027-13-01' }, 'startDate day'],
    ['CONTRACT', { startDate: '2027-4-1' }, 'startDate day'],
    ['CONTRACT', { endDate: '2026-12-31' }, 'endDate beforeStart'],
    ['CONTRACT', { content: 'あ'.repeat(2001) }, 'content long'],
    ['CONTRACT', { reEntrusted: 'YES' }, 'principalName missing, principalPaymentDate missing'],
    // Who is not bound by article 4 is not asked about its exception, and may pay later.
    ['CONTRACT', { ordererEmployees: 'NO', reEntrusted: '' }, ''],
    ['CONTRACT', { ordererEmployees: 'NO', paymentDate: '2027-12-31' }, ''],
    ['CONTRACT', { ordererEmployees: 'NO', ordererOfficers: 'YES', reEntrusted: '' }, 'reEntrusted missing'],
    ['CONTRACT', { undecided: 'YES' }, 'undecidedReason missing, undecidedUntil missing'],
    ['CONTRACT', { paymentDate: '2027-05-29' }, ''],
    ['CONTRACT', { paymentDate: '2027-05-30' }, 'paymentDate late'],
    ['CONTRACT', { paymentDate: '2027-03-30' }, 'paymentDate early'],
    [
      'EMPLOYMENT',
      { termType: 'FIXED' },
      'endDate missing, renewal missing, conversion missing, contactPoint missing',
    ],
    [
      'EMPLOYMENT',
      {
        termType: 'FIXED',
        endDate: '2028-03-31',
        renewal: 'POSSIBLE',
        conversion: 'YES',
        contactPoint: '人事部',
      },
      'renewalCriteria missing, renewalLimit missing, conversionTerms missing',
    ],
    ['EMPLOYMENT', { partTime: 'YES' }, 'contactPoint missing'],
    ['EMPLOYMENT', { placeChange: '', contentChange: '' }, 'contentChange missing, placeChange missing'],
    ['EMPLOYMENT', { fixedOvertime: 'YES' }, 'fixedOvertimeTerms missing'],
    // What only another answer makes necessary counts no more when that answer changes.
    ['EMPLOYMENT', { renewal: 'POSSIBLE' }, ''],
  ] as const)('%s with %j: %s', (kind, changed, faults) => {
    const answers = { ...aSheet(kind), ...changed };
    expect(
      listTermsFaults(kind, answers)
        .map(({ key, fault }) => `${key} ${fault}`)
        .join(', '),
    ).toBe(faults);
  });

  test('an empty sheet names each item that is always needed', () => {
    const always = contractTerms.filter(({ needed }) => needed === 'always').map(({ key }) => key);
    expect(listTermsFaults('CONTRACT', {}).map(({ key }) => key)).toEqual(always);
  });
});

describe('the differences', () => {
  test('of two versions are the items that changed, came or went', () => {
    const after = {
      ...contract,
      payAmount: '450000',
      rights: 'TRANSFER',
      rightsScope: '著作権',
      commonTerms: '',
    };
    const before = { ...contract, commonTerms: '基本契約' };
    expect(diffTerms({ kind: 'CONTRACT', answers: before }, { kind: 'CONTRACT', answers: after })).toEqual([
      { key: 'rights', before: 'NONE', after: 'TRANSFER' },
      { key: 'rightsScope', before: '', after: '著作権' },
      { key: 'payAmount', before: '300000', after: '450000' },
      { key: 'commonTerms', before: '基本契約', after: '' },
    ]);
    const same = { kind: 'CONTRACT', answers: contract } as const;
    expect(diffTerms(same, same)).toEqual([]);
  });

  const posting = {
    workType: 'CONTRACT',
    salaryType: 'MONTHLY',
    minumumSalary: 300_000,
    maximumSalary: 500_000,
    baseLocationDetail: '東京都港区',
    description: '倉庫の見える化',
  } as const;

  test('a new sheet begins with what was posted', () => {
    expect(postedTerms(posting)).toEqual({
      content: '倉庫の見える化',
      place: '東京都港区',
      payType: 'MONTHLY',
      payAmount: '300000',
    });
    expect(postedTerms({})).toEqual({});
    expect(
      postedTerms({
        dutiesChange: '変更なし',
        termType: 'OPEN_ENDED',
        trialPeriod: 'なし',
        overtimePay: '20時間分',
      }),
    ).toEqual({
      ...{ contentChange: '変更なし', termType: 'OPEN_ENDED', trial: 'NO', trialTerms: 'なし' },
      ...{ fixedOvertime: 'YES', fixedOvertimeTerms: '20時間分' },
    });
  });

  test.each([
    [{}, []],
    [{ payAmount: '500000' }, []],
    [{ payAmount: '299999' }, ['payAmount']],
    [{ payAmount: '500001' }, ['payAmount']],
    [{ payType: 'HOURLY', payAmount: '400000' }, ['payType', 'payAmount']],
    [{ place: '大阪市' }, ['place']],
    [{ place: '' }, []],
  ])('%j differs from the posting in %j', (changed, keys) => {
    const answers = { ...contract, ...postedTerms(posting), ...changed };
    expect(diffFromPosting('CONTRACT', answers, posting).map(({ key }) => key)).toEqual(keys);
  });
});

test.each([
  ['NO', 'NO', false, ['第3条']],
  ['NO', 'NO', null, ['第3条']],
  ['YES', 'NO', false, ['第3条', '第4条', '第5条', '第12条', '第13条', '第14条', '第16条']],
  ['NO', 'YES', null, ['第3条', '第4条', '第5条', '第12条', '第13条', '第14条', '第16条']],
  ['YES', 'YES', true, []],
])(
  'an orderer with employees %s, officers %s, and a talent with employees %s',
  (some, two, talent, articles) => {
    const answers = { ordererEmployees: some, ordererOfficers: two };
    expect(listBindingArticles('CONTRACT', answers, talent).map(({ article }) => article)).toEqual(articles);
    expect(listBindingArticles('EMPLOYMENT', answers, talent)).toEqual([]);
  },
);

test('an item is asked in the order of the sheet', () => {
  const keys = listAskedTerms('CONTRACT', contract).map(({ key }) => key);
  expect(keys.indexOf('companyName')).toBe(0);
  expect(keys).not.toContain('rightsScope');
  expect(keys).toContain('reEntrusted');
});
