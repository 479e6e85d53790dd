import { bundleStep } from '../support/resolver/bundleStep';
import { evaluate } from '@enishi/local-cloud/appsync';

const owner = '7b1c2f6e-0d54-4a0a-9c0b-5a4f3f1f9c11';
const id = `${owner}.01JD0000000000000000000000`;
const qualification = { __typename: 'Qualification', id, name: '簿記二級', owners: [owner] };
const guest = { userArn: 'arn:aws:sts::1:assumed-role/guest/a', cognitoIdentityAuthType: 'unauthenticated' };
const env = { TalentTable: 'Talent', publishingRole: '' };
const person = (sub: string) => ({ sub, groups: null });

describe('getQualification', () => {
  let code: string;
  beforeAll(async () => {
    code = await bundleStep('resolvers/user/getQualification.ts#');
  });
  const ask = (identity: object, asked = id) =>
    evaluate(code, 'request', { arguments: { id: asked }, identity, env });
  const answer = (identity: object, user: object | null) => {
    const result = { data: { Talent: [qualification, user] }, unprocessedKeys: {} };
    const { stash } = ask(identity);
    return evaluate(code, 'response', { arguments: { id }, identity, env, stash, result }).value;
  };

  test('reads the record and its talent in one call', () => {
    expect(ask(guest).value).toMatchObject({
      operation: 'BatchGetItem',
      tables: { Talent: { keys: [{}, {}] } },
    });
  });

  test('shows a public talent’s qualification to a guest, without `owners`', () => {
    const shown = answer(guest, { isPrivate: false });
    expect(shown).toMatchObject({ name: '簿記二級' });
    expect(shown).not.toHaveProperty('owners');
  });

  test.each([
    ['a guest', guest],
    ['another talent', person('someone-else')],
  ])('hides a private talent’s qualification from %s', (_title, identity) => {
    expect(answer(identity, { isPrivate: true })).toBeNull();
  });

  test('shows private talents their own qualification', () => {
    expect(answer(person(owner), { isPrivate: true })).toMatchObject({ owners: [owner] });
  });

  test('returns null if the talent was deleted', () => {
    expect(answer(guest, null)).toBeNull();
  });

  test('reads nothing if the id is malformed', () => {
    expect(ask(guest, 'User')).toMatchObject({ value: null, earlyReturn: {} });
  });
});
