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
