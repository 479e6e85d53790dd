import { bundleStep } from '../support/resolver/bundleStep';
import { evaluate } from '@enishi/local-cloud/appsync';

const identity = {
  userArn: 'arn:aws:sts::1:assumed-role/guest/a',
  cognitoIdentityAuthType: 'unauthenticated',
};
const env = { CatalogTable: 'Catalog', TalentTable: 'Talent', publishingRole: '' };
const id = '01JD0000000000000000000000';

describe('a professional item', () => {
  let get: string;
  let people: string;
  beforeAll(async () => {
    get = await bundleStep('resolvers/professional/getProfessionalItem.ts#');
    people = await bundleStep('resolvers/professional/professionalItemUsers.ts#item');
  });

  function read(userIDs: string[] | undefined) {
    const { stash } = evaluate(get, 'request', { arguments: { id }, identity, env });
    const result = { __typename: 'ProfessionalItem', id, name: '速度の改善', userIDs };
    return evaluate(get, 'response', { arguments: { id }, identity, env, stash, result }).value as object;
  }
  const askPeople = (source: object) => evaluate(people, 'request', { arguments: {}, source, identity, env });

  test('carries its people to their relation, which does not read the item again', () => {
    const item = read(['a', 'b']);
    expect(item).not.toHaveProperty('userIDs');
    expect(askPeople(item)).toMatchObject({ value: { subs: ['a', 'b'] }, earlyReturn: { skipTo: null } });
  });

  test.each([[undefined], [[]]])('with %p as its people, ends with an empty list', (userIDs) => {
    expect(askPeople(read(userIDs))).toMatchObject({ value: [], earlyReturn: { skipTo: 'END' } });
  });

  test('of a list is read by the relation', () => {
    expect(askPeople({ id }).value).toMatchObject({ operation: 'GetItem' });
  });
});
