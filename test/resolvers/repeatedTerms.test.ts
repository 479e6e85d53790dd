import { evaluate } from '@enishi/local-cloud/appsync';
import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';

/** Tests which calls about terms are the repetition of one whose answer was lost, and which are another's, or say something else. */
const env = {
  ...{ publishingRole: '', clientArea: 'open' },
  ...{ TalentTable: 'Talent', OpenJobTable: 'OpenJob', ConversationTable: 'Conversation' },
  InsightTable: 'Insight',
};
const answers = [{ key: 'payAmount', value: '300000' }];
const sheet = {
  ...{ __typename: 'TermsSheet', id: 'talent.job-001', userID: 'talent', applicationId: 'talent.job' },
  ...{ number: 1, kind: 'CONTRACT', state: 'SENT', expiresOn: '2099-12-31', version: 1, sentBy: 'staff' },
  answers,
};
const application = (terms: object = {}) => ({
  ...{ __typename: 'UserApplies', id: 'talent.job', userID: 'talent', openJobID: 'job', type: 'OFFERED' },
  ...{ conversationId: 'c', memberIds: ['talent', 'staff'], version: 5, openJob: { title: '案件' } },
  terms: { id: sheet.id, number: 1, kind: 'CONTRACT', state: 'SENT', expiresOn: '2099-12-31', ...terms },
});
const job = { __typename: 'OpenJob', id: 'job', organizationOpenJobsId: 'o', owners: ['staff', 'colleague'] };

/** Reads as a person, and returns the stash after it, or the type of the refusal. */
async function read(field: string, input: object, rows: object[], sub: string) {
  const checked = Object.fromEntries(
    ((input as Partial<typeof offer>).answers ?? []).map(({ key, value }) => [key, value]),
  );
  const plan = resolverPlans.find((each) => each.field === field);
  const step = plan?.steps.find(({ file }) => file.endsWith('#read'));
  if (!step) throw new Error(`No step of ${field}`);
  const who = {
    ...{ kind: 'person', sub, isAdmin: false, inClientArea: true, organizationId: '', memberOf: '' },
  };
  const { error, stash } = evaluate(await bundleResolver(step), 'response', {
    identity: { sub, groups: null, claims: {} },
    ...{
      env,
      arguments: { input },
      stash: { who, answers: checked },
      result: { data: { Talent: rows, OpenJob: [job] } },
    },
  });
  return (error as { errorType?: string } | null)?.errorType ?? stash;
}

const offer = { applicationId: 'talent.job', kind: 'CONTRACT', number: 1, expiresOn: '2099-12-31', answers };

test.each<[string, object, object, string, unknown]>([
  ['the sender', {}, {}, 'staff', { isSent: true, sheet }],
  ['a colleague', {}, {}, 'colleague', 'Conflict'],
  ['the sender with another last day', { expiresOn: '2099-12-30' }, {}, 'staff', 'Conflict'],
  [
    'the sender with another amount',
    { answers: [{ key: 'payAmount', value: '310000' }] },
    {},
    'staff',
    'Conflict',
  ],
  ['the sender with another kind', { kind: 'EMPLOYMENT' }, {}, 'staff', 'Conflict'],
])('a version that %s sends again', async (_who, input, stored, sub, expected) => {
  const terms = application({ number: 1 });
  const found = await read('offerTerms', { ...offer, ...input }, [terms, { ...sheet, ...stored }], sub);
  if (typeof expected === 'string') expect(found).toBe(expected);
  else expect(found).toMatchObject(expected as object);
});

test.each<[string, object, unknown]>([
  ['the same answer', { reply: 'ACCEPT', talentEmployees: false }, { isAnswered: true }],
  ['another word about employees', { reply: 'ACCEPT', talentEmployees: true }, 'Conflict'],
  ['the opposite', { reply: 'DECLINE' }, 'Conflict'],
])('after an acceptance, %s', async (_case, input, expected) => {
  const accepted = { ...sheet, state: 'ACCEPTED', talentEmployees: false, version: 2 };
  const rows = [{ ...application({ state: 'ACCEPTED' }), type: 'CONTRACTED' }, accepted];
  const found = await read('answerTerms', { id: sheet.id, ...input }, rows, 'talent');
  if (typeof expected === 'string') expect(found).toBe(expected);
  else expect(found).toMatchObject(expected as object);
});

const contract = (more: object = {}) => ({
  ...application({ number: 1, state: 'ACCEPTED', current: 1 }),
  ...{ type: 'CONTRACTED', ...more },
});
const accepted = { ...sheet, state: 'ACCEPTED', answeredAt: '2026-04-01T00:00:00.000Z', version: 2 };
const changed = {
  ...{ ...sheet, id: 'talent.job-002', number: 2, amends: 1, proposedBy: 'TALENT', state: 'DECLINED' },
  ...{ reason: '見送ります', answeredBy: 'staff' },
};
const notice = {
  ...{ by: 'CLIENT', how: 'TERMINATION', lastDay: '2026-06-30', handover: '資料', state: 'NOTIFIED' },
  ...{ noticedAt: '2026-04-10T00:00:00.000Z', reason: null },
};
const told = { ...notice, reasonAskedAt: '2026-04-11T00:00:00.000Z', reasonGivenAt: 'x', reason: '予算' };
const gone = { ...notice, how: 'AGREEMENT', state: 'DECLINED' };
const handed = {
  number: 1,
  deed: 'HAND_OVER',
  side: 'CLIENT',
  on: '2026-04-10',
  at: '2026-04-10T01:00:00.000Z',
};
const ended = { applicationId: 'talent.job', how: 'TERMINATION', lastDay: '2026-06-30', handover: '資料' };
const byStaff = { signers: { ending: 'staff', answer: 'staff', reason: 'staff', paper: 'staff' } };
const reply = (kind: string, reason?: string) => ({ applicationId: 'talent.job', reply: kind, reason });
const paper = { applicationId: 'talent.job', number: 1, deed: 'HAND_OVER', on: '2026-04-10' };
const withdrawn = { id: changed.id, reply: 'DECLINE', reason: '見送ります' };
const DONE = { isWritten: true };

test.each<[string, string, object, object[], string, unknown]>([
  [
    'an answer to changed terms',
    'answerAmendment',
    withdrawn,
    [contract(), changed],
    'staff',
    { isAnswered: true },
  ],
  ['that of a colleague', 'answerAmendment', withdrawn, [contract(), changed], 'colleague', 'Conflict'],
  [
    'another reason',
    'answerAmendment',
    { ...withdrawn, reason: 'ほか' },
    [contract(), changed],
    'staff',
    'Conflict',
  ],
  [
    'the opposite',
    'answerAmendment',
    { ...withdrawn, reply: 'ACCEPT' },
    [contract(), changed],
    'staff',
    'Conflict',
  ],
  ['a notice', 'endContract', ended, [contract({ ending: notice, ...byStaff })], 'staff', DONE],
  [
    'a notice whose reason was given',
    'endContract',
    ended,
    [contract({ ending: told, ...byStaff })],
    'staff',
    DONE,
  ],
  [
    'that of a colleague',
    'endContract',
    ended,
    [contract({ ending: notice, ...byStaff })],
    'colleague',
    'Conflict',
  ],
  [
    'another day',
    'endContract',
    { ...ended, lastDay: '2026-07-31' },
    [contract({ ending: notice, ...byStaff })],
    'staff',
    'Conflict',
  ],
  [
    'a request for the reason',
    'answerEnding',
    reply('ASK_REASON'),
    [contract({ ending: told })],
    'talent',
    DONE,
  ],
  [
    'the reason',
    'answerEnding',
    reply('GIVE_REASON', '予算'),
    [contract({ ending: told, ...byStaff })],
    'staff',
    DONE,
  ],
  [
    'a refusal',
    'answerEnding',
    reply('DECLINE'),
    [contract({ ending: { ...gone, by: 'TALENT' }, ...byStaff })],
    'staff',
    DONE,
  ],
  [
    'that of a colleague',
    'answerEnding',
    reply('DECLINE'),
    [contract({ ending: { ...gone, by: 'TALENT' }, ...byStaff })],
    'colleague',
    'Conflict',
  ],
  [
    'the opposite',
    'answerEnding',
    reply('CONFIRM'),
    [contract({ ending: { ...gone, by: 'TALENT' }, ...byStaff })],
    'staff',
    'Conflict',
  ],
  [
    'paper that was handed over',
    'recordDelivery',
    paper,
    [contract({ deliveries: [handed], ...byStaff }), accepted],
    'staff',
    { ...DONE, delivery: handed },
  ],
  [
    'that of a colleague',
    'recordDelivery',
    paper,
    [contract({ deliveries: [handed], ...byStaff }), accepted],
    'colleague',
    'Conflict',
  ],
  [
    'another day',
    'recordDelivery',
    { ...paper, on: '2026-04-09' },
    [contract({ deliveries: [handed], ...byStaff }), accepted],
    'staff',
    'Conflict',
  ],
])('%s by %s is found or refused', async (_case, field, input, rows, sub, expected) => {
  const found = await read(field, input, rows, sub);
  if (typeof expected === 'string') expect(found).toBe(expected);
  else expect(found).toMatchObject(expected as object);
});

test('an agreement that was declined is proposed again', async () => {
  const input = { ...ended, how: 'AGREEMENT' };
  const found = await read('endContract', input, [contract({ ending: gone, ...byStaff })], 'staff');
  expect(found).toMatchObject({ side: 'CLIENT' });
  expect(found).not.toHaveProperty('isWritten');
});
