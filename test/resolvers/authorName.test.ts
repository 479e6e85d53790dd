import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { Evaluation } from '../../model/entities/Evaluation';
import { evaluate } from '@enishi/local-cloud/appsync';

const env = { publishingRole: '', clientArea: 'open', TalentTable: 'Talent' };
const identity = { sub: 'author', groups: null, claims: { organizationId: 'hakobune' } };
const profile = { name: '早川 麻衣', displayName: '早川' };

describe('an evaluation', () => {
  let code: string;
  beforeAll(async () => {
    code = await bundleResolver({
      file: 'resolvers/entity/createEntity.ts#write',
      define: { ENTITY: Evaluation, GRANTS: ['client', 'admin'] },
    });
  });
  /** Runs the create resolver of an evaluation and returns the attributes that it stores. */
  const stored = (stash: object) => {
    const args = { input: { userID: 'talent' } };
    const context = { arguments: args, identity, env, stash: { isAllowed: true, ...stash } };
    const { value, error } = evaluate(code, 'request', context);
    expect(error).toBeNull();
    const { transactItems } = value as { transactItems: { attributeValues?: Record<string, object> }[] };
    return transactItems[1]?.attributeValues ?? {};
  };

  test('shows the author’s display name, never the full name', () => {
    expect(stored({ author: profile })).toMatchObject({ picName: { S: '早川' } });
    const withoutDisplayName = stored({ author: { name: '早川 麻衣' } });
    expect(withoutDisplayName).toMatchObject({ picId: { S: 'author' } });
    expect(withoutDisplayName).not.toHaveProperty('picName');
  });

  test('shows only the organization’s name when it is written for an organization', () => {
    const item = stored({ author: profile, organizationName: '大手メーカー' });
    expect(item).toMatchObject({
      picName: { S: '大手メーカー' },
      picOrganizationName: { S: '大手メーカー' },
    });
    expect(JSON.stringify(item)).not.toContain('早川');
  });
});
