import { noticeEventsOf } from '../../../lambdas/handle-changes/notices/noticeEventsOf';

const now = new Date().toISOString();
const application = {
  __typename: 'UserApplies',
  userID: 'talent',
  openJobID: 'job',
  conversationId: 'talk',
  type: 'APPLIED',
  history: [{ type: 'APPLIED', by: 'talent' }],
  openJob: { title: '設計者の募集' },
  createdAt: now,
  updatedAt: now,
};
const moved = (type: string, by: string) => ({
  before: application,
  after: { ...application, type, history: [...application.history, { type, by }] },
});
const keyed = (row?: Readonly<Record<string, unknown>>) =>
  row && { pk: 'pk', sk: 'sk', __typename: '', ...row };
const kinds = ({ before, after }: Partial<Record<'before' | 'after', Readonly<Record<string, unknown>>>>) =>
  noticeEventsOf({ before: keyed(before), after: keyed(after) }).map(({ kind, to }) => [kind, to]);

test('what the talent does with an application is news for the staff, what the staff do for the talent', () => {
  const applied = [
    ['APPLICATION_RECEIVED', { staffOf: 'job' }],
    ['APPLICATION_SENT', { userId: 'talent' }],
  ];
  expect(kinds({ after: application })).toEqual(applied);
  expect(kinds(moved('INTERVIEW', 'staff'))).toEqual([['APPLICATION_MOVED', { userId: 'talent' }]]);
  expect(kinds(moved('WITHDRAWN', 'talent'))).toEqual([['APPLICATION_WITHDRAWN', { staffOf: 'job' }]]);
  expect(kinds({ before: moved('WITHDRAWN', 'talent').after, after: application })).toEqual(applied);
});

test('another change of an application, an old one and a deletion are no news', () => {
  expect(kinds({ before: application, after: { ...application, url: 'https://example.com' } })).toEqual([]);
  const old = { ...application, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };
  expect(kinds({ after: old })).toEqual([]);
  expect(kinds({ before: application })).toEqual([]);
});

test.each([
  ['RECOMMENDED', []],
  ['SCOUTED', ['JOB_OFFERED']],
  ['CONSULTANT', []],
])('an involvement as %s is the news %j for the person', (involveType, news) => {
  const after = {
    __typename: 'UserOpenJobs',
    userID: 'talent',
    openJobID: 'job',
    involveType,
    openJob: { title: '案件', isPublic: true, isDraft: false },
    updatedAt: now,
  };
  expect(kinds({ after }).map(([kind]) => kind)).toEqual(news);
});

test('who was recommended and then scouted gets the news then, once, and never about a job that is not public', () => {
  const openJob = { title: '案件', isPublic: true, isDraft: false };
  const before = {
    __typename: 'UserOpenJobs',
    userID: 'talent',
    openJobID: 'job',
    involveType: 'RECOMMENDED',
  };
  const after = { ...before, involveType: 'SCOUTED', openJob, updatedAt: now };
  expect(kinds({ before, after })).toEqual([['JOB_OFFERED', { userId: 'talent' }]]);
  expect(kinds({ before: after, after: { ...after, version: 2 } })).toEqual([]);
  expect(kinds({ after: { ...after, openJob: { ...openJob, isPublic: false } } })).toEqual([]);
});

test.each([
  ['published', { isPublic: true }, ['JOB_PUBLISHED']],
  ['returned with a note', { reviewNote: '単価をご記入ください' }, ['JOB_RETURNED']],
  ['asked back by its writer', {}, []],
])('a job under review that is %s', (_title, change, news) => {
  const before = { __typename: 'OpenJob', id: 'job', reviewRequestedAt: now, updatedAt: now };
  const { reviewRequestedAt: _asked, ...rest } = before;
  expect(kinds({ before, after: { ...rest, ...change } }).map(([kind]) => kind)).toEqual(news);
});

test('a request for publication is news for the administrators, once', () => {
  for (const [__typename, kind] of [
    ['OpenJob', 'JOB_REVIEW_REQUESTED'],
    ['EmployeeBenefit', 'BENEFIT_REVIEW_REQUESTED'],
  ]) {
    const draft = { __typename, id: 'a', title: '見本', isDraft: true, updatedAt: now };
    const asked = { ...draft, reviewRequestedAt: now };
    expect(kinds({ before: draft, after: asked })).toEqual([[kind, 'administrators']]);
    expect(kinds({ after: asked })).toEqual([[kind, 'administrators']]);
    expect(kinds({ before: asked, after: { ...asked, title: '別の見本' } })).toEqual([]);
  }
});

test('a finished export and a request for deletion are news for the person', () => {
  const before = { __typename: 'Export', owner: 'me', id: 'me.1', state: 'RUNNING', updatedAt: now };
  expect(kinds({ before, after: { ...before, state: 'READY' } })).toEqual([
    ['EXPORT_READY', { userId: 'me' }],
  ]);
  const user = { __typename: 'User', sub: 'me' };
  expect(kinds({ before: user, after: { ...user, deletionRequestedAt: now } })).toEqual([
    ['DELETION_REQUESTED', { userId: 'me' }],
  ]);
});

const use = (status: string) => ({
  ...{ __typename: 'UserEmployeeBenefits', userID: 'talent', employeeBenefitID: 'b', status, updatedAt: now },
  employeeBenefit: { title: '税務の相談' },
});

test('a requested use of a benefit that is granted is news for the talent, one that needs no grant is none', () => {
  expect(kinds({ before: use('REQUESTED'), after: use('USED') })).toEqual([
    ['BENEFIT_GRANTED', { userId: 'talent' }],
  ]);
  for (const after of [use('REQUESTED'), use('USED')]) expect(kinds({ after })).toEqual([]);
  expect(kinds({ before: use('USED'), after: use('USED') })).toEqual([]);
});

test('a benefit that is returned with a note is news for the owners, one that is asked back is none', () => {
  const asked = {
    ...{ __typename: 'EmployeeBenefit', id: 'b', title: '税務の相談', isDraft: true, updatedAt: now },
    ...{ organizationEmployeeBenefitsId: 'org', reviewRequestedAt: now, reviewNote: '前のコメント' },
  };
  const { reviewRequestedAt: _at, ...draft } = asked;
  expect(kinds({ before: asked, after: { ...draft, reviewNote: '期限をご記入ください' } })).toEqual([
    ['BENEFIT_RETURNED', { ownersOf: 'org' }],
  ]);
  expect(kinds({ before: asked, after: draft })).toEqual([]);
});

test('a published benefit is news for the owners of the organization that offers it', () => {
  const benefit = (isDraft: boolean, offered: object = { organizationEmployeeBenefitsId: 'org' }) => ({
    ...{ __typename: 'EmployeeBenefit', id: 'b', title: '税務の相談', isDraft, updatedAt: now },
    ...offered,
  });
  expect(kinds({ before: benefit(true), after: benefit(false) })).toEqual([
    ['BENEFIT_PUBLISHED', { ownersOf: 'org' }],
  ]);
  expect(kinds({ before: benefit(false), after: benefit(false) })).toEqual([]);
  expect(kinds({ before: benefit(true), after: benefit(true) })).toEqual([]);
  expect(kinds({ before: benefit(true, {}), after: benefit(false, {}) })).toEqual([]);
});

test('an edit of a published benefit by its organization is news for the administrators, once', () => {
  const benefit = {
    ...{ __typename: 'EmployeeBenefit', id: 'b', title: '税務の相談', isDraft: false, updatedAt: now },
    organizationEmployeeBenefitsId: 'org',
  };
  const edited = { ...benefit, title: '法務の相談', editedAt: now };
  expect(kinds({ before: benefit, after: edited })).toEqual([['BENEFIT_EDITED', 'administrators']]);
  expect(kinds({ before: benefit, after: { ...edited, isDraft: true } })).toEqual([
    ['BENEFIT_WITHDRAWN', 'administrators'],
  ]);
  for (const after of [edited, { ...edited, title: '運営の題' }])
    expect(kinds({ before: edited, after })).toEqual([]);
});

test('an edit of a public job by its staff is news for the administrators, once', () => {
  const job = { __typename: 'OpenJob', id: 'j', title: '経理', isPublic: true, updatedAt: now };
  const edited = { ...job, title: '経理と総務', editedAt: now };
  expect(kinds({ before: job, after: edited })).toEqual([['JOB_EDITED', 'administrators']]);
  expect(kinds({ before: job, after: { ...edited, isPublic: false } })).toEqual([
    ['JOB_CLOSED', 'administrators'],
  ]);
  for (const after of [edited, { ...edited, title: '運営の題' }])
    expect(kinds({ before: edited, after })).toEqual([]);
});
