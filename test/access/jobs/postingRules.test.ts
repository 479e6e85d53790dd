import type { Person } from '../../support/api/Person';
import { given } from '../../support/given';
import { jobDetails } from '../jobDetails';
import { readAuditEntries } from '../readAuditEntries';
import { records } from '../records';

let admin: Person;
let organization: string;

const open = { title: '台帳のエンジニア', organizationName: '縁工房', isPublic: true, ...jobDetails };

/**
 * Sends an input to the API. Returns the type of the error and the field and rule that it names; null if the
 * API accepts the input.
 */
const answer = async (verb: string, entity: string, input: object) => {
  const { row, error } = await records.send(verb, entity, input, admin);
  return row ? null : [error?.errorType, error?.errorInfo];
};
const refused = (field: string, rule: string, ...more: object[]) => [
  'InvalidInput',
  { field, rule, findings: [{ field, rule }, ...more] },
];

const aDraft = (more: object = {}) =>
  records.made('OpenJob', { ...open, isPublic: false, isDraft: true, ...more }, admin);

const accepted = async (subject: string) =>
  (await readAuditEntries({ subject }, admin)).filter(({ action }) => action === 'publishHiddenName');

beforeAll(async () => {
  admin = await given.theAdministrator();
  organization = await records.made(
    'Organization',
    { name: '株式会社月白物流システム', kana: 'ツキシロブツリュウシステム' },
    admin,
  );
});

const texts: [string, string, string][] = [
  ['title', '女性のみの受付スタッフ募集', 'sexLimit'],
  ['overView', '営業マンを募集します。', 'sexLimit'],
  ['recommendFor', '３５歳以下の方', 'ageLimit'],
  ['description', '応募はrecruit＠example.comまで', 'mailAddress'],
  ['issue', 'お電話は０９０ー１２３４ー５６７８へ', 'telephoneNumber'],
  ['selectionProcessSupplement', '応募フォーム：https://forms.gle/AbCdEf', 'foreignLink'],
  ['baseLocationDetail', '地図は example.com/map', 'foreignLink'],
  ['requiredSkillTagsDescription', '20代限定', 'ageLimit'],
  ['welcomeSkillTagsDescription', '男性歓迎', 'sexLimit'],
  ['recommendFor', '日本人限定', 'nationalityLimit'],
  ['description', '子持ち不可', 'familyLimit'],
  ['consultantName', '担当 03-1234-5678', 'telephoneNumber'],
];

test.each(texts)(
  '%s that says “%s” is refused as %s: new, published and changed',
  async (field, text, rule) => {
    const refusal = refused(`input.${field}`, rule);
    expect(await answer('create', 'OpenJob', { ...open, [field]: text })).toEqual(refusal);
    const draft = await aDraft({ [field]: text });
    expect(await answer('update', 'OpenJob', { id: draft, isDraft: false, isPublic: true })).toEqual(refusal);
    const id = await records.made('OpenJob', open, admin);
    expect(await answer('update', 'OpenJob', { id, [field]: text })).toEqual(refusal);
    // The title stays visible to those who keep the job or applied to it, nothing else does.
    const closed = await answer('update', 'OpenJob', { id, [field]: text, isPublic: false });
    expect(closed).toEqual(field === 'title' ? refusal : null);
  },
);

test.each(Object.keys({ ...jobDetails, organizationName: '' }))('a public job has %s', async (field) => {
  // Without the kind of pay, days and hours are missing too.
  const more = field === 'salaryType' ? ['numberOfDayPerWeek', 'numberOfHoursPerDay'] : [];
  const rule = 'required';
  const refusal = refused(`input.${field}`, rule, ...more.map((name) => ({ field: `input.${name}`, rule })));
  expect(await answer('create', 'OpenJob', { ...open, [field]: null })).toEqual(refusal);
  const id = await records.made('OpenJob', open, admin);
  expect(await answer('update', 'OpenJob', { id, [field]: null })).toEqual(refusal);
  expect(await answer('update', 'OpenJob', { id, isDraft: true, [field]: null })).toBeNull();
});

test('days and hours are required unless the job is paid by result', async () => {
  const monthly = { ...open, salaryType: 'MONTHLY' };
  expect(await answer('create', 'OpenJob', monthly)).toEqual(
    refused('input.numberOfDayPerWeek', 'required', { field: 'input.numberOfHoursPerDay', rule: 'required' }),
  );
  expect(await answer('create', 'OpenJob', { ...monthly, numberOfDayPerWeek: 3 })).toEqual(
    refused('input.numberOfHoursPerDay', 'required'),
  );
  const whole = { ...monthly, numberOfDayPerWeek: 3, numberOfHoursPerDay: 8 };
  expect(await answer('create', 'OpenJob', whole)).toBeNull();
  expect(await answer('create', 'OpenJob', { ...whole, maximumSalary: 1 })).toEqual([
    'InvalidInput',
    { field: 'input.minumumSalary', rule: 'notAboveMaximum' },
  ]);
});

test('everything is refused at once, in the fields of the job and of its selection steps; advice refuses nothing', async () => {
  const draft = await aDraft({
    ...{
      title: '女性のみの募集',
      issue: null,
      overView: null,
      description: '外国籍不可。35歳以下。',
      recommendFor: '体力に自信のある方',
    },
    ...{
      isHideOrganizationName: true,
      organizationNameForHidden: '月白物流',
      hidingReason: '発表前のため',
      organizationOpenJobsId: organization,
    },
  });
  await records.made('SelectionProcess', { openJobID: draft, step: 1, title: '独身者限定の面談' }, admin);
  expect(await answer('update', 'OpenJob', { id: draft, isDraft: false, isPublic: true })).toEqual(
    refused(
      'input.overView',
      'required',
      { field: 'input.title', rule: 'sexLimit' },
      { field: 'input.description', rule: 'ageLimit' },
      { field: 'input.description', rule: 'nationalityLimit' },
      { field: 'selectionProcesses.1.title', rule: 'familyLimit' },
      { field: 'input.organizationNameForHidden', rule: 'hiddenName' },
    ),
  );
  expect(await answer('create', 'OpenJob', { ...open, recommendFor: '体力に自信のある方' })).toBeNull();
});

test('lawful texts, names like host names and links to this site are published', async () => {
  const lawful = {
    overView: '女性が活躍しています。20代から50代まで在籍しています。年間休日120日。',
    description: '18歳以上（労働基準法による）。Node.jsとASP.NET、ISO 27001。09:00〜18:00。',
    issue: 'https://enishi.example.com/jobs/result の検索を直します。',
  };
  expect(await answer('create', 'OpenJob', { ...open, ...lawful })).toBeNull();
});

describe('selection steps', () => {
  const titled = { step: 1, title: '面談の連絡先は hr@example.com です' };

  test('of a public job are refused, those of a draft when it is published', async () => {
    const id = await records.made('OpenJob', open, admin);
    expect(await answer('create', 'SelectionProcess', { openJobID: id, ...titled })).toEqual(
      refused('input.title', 'mailAddress'),
    );
    const step = await records.made('SelectionProcess', { openJobID: id, step: 1, title: '面談' }, admin);
    const change = { id: step, description: '男性限定の現場見学' };
    expect(await answer('update', 'SelectionProcess', change)).toEqual(
      refused('input.description', 'sexLimit'),
    );
    expect(await answer('update', 'SelectionProcess', { id: step, description: '現場の見学' })).toBeNull();

    const draft = await aDraft();
    await records.made('SelectionProcess', { openJobID: draft, ...titled }, admin);
    expect(await answer('update', 'OpenJob', { id: draft, isDraft: false, isPublic: true })).toEqual(
      refused('selectionProcesses.1.title', 'mailAddress'),
    );
  });

  test('of a hidden organization name it only when the administrator accepts it, which is logged', async () => {
    const hidden = {
      isHideOrganizationName: true,
      organizationNameForHidden: '物流の企業',
      hidingReason: '発表前のため',
    };
    const job = { ...open, ...hidden, organizationOpenJobsId: organization };
    const id = await records.made('OpenJob', job, admin);
    const step = { openJobID: id, step: 1, title: '月白の倉庫を見学' };
    expect(await answer('create', 'SelectionProcess', step)).toEqual(refused('input.title', 'hiddenName'));
    const made = await records.send(
      'create',
      'SelectionProcess',
      { ...step, acceptsHiddenName: true },
      admin,
      'id version title',
    );
    expect(made.row).toMatchObject({ title: '月白の倉庫を見学' });
    expect(await accepted(id)).toMatchObject([{ actor: admin.sub, detail: 'title' }]);
    const change = { id: made.row?.id, description: 'ツキシロの紹介' };
    expect(await answer('update', 'SelectionProcess', change)).toEqual(
      refused('input.description', 'hiddenName'),
    );
    expect(await answer('update', 'SelectionProcess', { ...change, acceptsHiddenName: true })).toBeNull();
    expect(await accepted(id)).toMatchObject([{ detail: 'description' }, { detail: 'title' }]);
  });
});

describe('a job of a hidden organization', () => {
  const hiding = () => ({
    ...open,
    organizationOpenJobsId: organization,
    isHideOrganizationName: true,
    organizationNameForHidden: '物流の企業',
    hidingReason: '発表前のため',
  });

  test.each<[string, string]>([
    ['title', '月白物流システムの配車担当'],
    ['overView', '月白の社員46名'],
    ['description', 'ツキシロの配車計画'],
    ['organizationNameForHidden', '㈱月白物流システム'],
  ])('is refused when %s is “%s”', async (field, text) => {
    expect(await answer('create', 'OpenJob', { ...hiding(), [field]: text })).toEqual(
      refused(`input.${field}`, 'hiddenName'),
    );
    const shown = { ...hiding(), [field]: text, isHideOrganizationName: false };
    expect(await answer('create', 'OpenJob', shown)).toBeNull();
  });

  test('is refused when the organization is hidden later, and when a selection step has the name', async () => {
    const id = await records.made(
      'OpenJob',
      { ...hiding(), isHideOrganizationName: false, issue: '月白の課題' },
      admin,
    );
    expect(await answer('update', 'OpenJob', { id, isHideOrganizationName: true })).toEqual(
      refused('input.issue', 'hiddenName'),
    );
    const draft = await aDraft(hiding());
    await records.made('SelectionProcess', { openJobID: draft, step: 2, title: '月白の見学' }, admin);
    expect(await answer('update', 'OpenJob', { id: draft, isDraft: false, isPublic: true })).toEqual(
      refused('selectionProcesses.2.title', 'hiddenName'),
    );
  });

  test('is published when the administrator accepts the name, which is logged; later only new mentions are refused', async () => {
    const draft = await aDraft({ ...hiding(), isPublic: false, overView: '月白の社員46名' });
    const publish = { id: draft, isDraft: false, isPublic: true };
    expect(await answer('update', 'OpenJob', publish)).toEqual(refused('input.overView', 'hiddenName'));
    expect(await accepted(draft)).toEqual([]);
    expect(await answer('update', 'OpenJob', { ...publish, acceptsHiddenName: true })).toBeNull();
    expect(await accepted(draft)).toMatchObject([{ actor: admin.sub, detail: 'overView' }]);
    expect(await answer('update', 'OpenJob', { id: draft, issue: '荷待ちを減らします。' })).toBeNull();
    expect(await answer('update', 'OpenJob', { id: draft, issue: '月白の課題' })).toEqual(
      refused('input.issue', 'hiddenName'),
    );
    expect(await accepted(draft)).toHaveLength(1);
  });

  test('that is created public with an accepted name is logged under its id', async () => {
    const input = { ...hiding(), title: '月白の配車担当', acceptsHiddenName: true };
    const id = await records.made('OpenJob', input, admin);
    expect(await accepted(id)).toMatchObject([{ actor: admin.sub, detail: 'title' }]);
  });
});
