import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { EvaluationComment } from '../../model/entities/EvaluationComment';
import { evaluate } from '@enishi/local-cloud/appsync';

/**
 * The declaration of the entity EvaluationComment, with the grants that it has while the client area (for
 * organizations and consultants) is open. The test bundles the generic resolvers with this declaration.
 */
const ENTITY = { ...EvaluationComment, access: { update: ['client', 'admin'], delete: ['client', 'admin'] } };
const id = 'talent.01JD0000000000000000000000';
const env = { publishingRole: '', clientArea: 'open' };
const author = { sub: 'author', groups: null, claims: { organizationId: 'hakobune' } };
const admin = { sub: 'boss', groups: ['admin'] };
const HOUR = 3_600_000;

describe.each([
  ['update', 'updateEntity.ts#write'],
  ['delete', 'deleteEntity.ts#remove'],
])('%s of a comment about a talent', (verb, step) => {
  let code: string;
  beforeAll(async () => {
    code = await bundleResolver({
      file: `resolvers/entity/${step}`,
      define: { ENTITY, GRANTS: ['client', 'admin'] },
    });
  });
  // A step before has found that the caller is in contact with the talent.
  const stash = { isAllowed: true };
  const context = (identity: object) => ({ arguments: { input: { id } }, identity, env, stash });
  const conditionOf = (identity: object) => {
    const { condition } = evaluate(code, 'request', context(identity)).value as {
      condition: { expressionValues: Record<string, { S: string }> };
    };
    return Object.values(condition.expressionValues ?? {}).map(({ S }) => S);
  };
  const refused = (identity: object, stored: object | null) => {
    const error = {
      message: 'The conditional request failed',
      type: 'DynamoDB:ConditionalCheckFailedException',
    };
    return evaluate(code, 'response', { ...context(identity), error, result: stored }).error?.errorType;
  };

  test('is open to its author for a day', () => {
    const [by, since] = conditionOf(author);
    expect(by).toBe('author');
    expect(Math.abs(Date.now() - 24 * HOUR - Date.parse(`${since}`))).toBeLessThan(HOUR / 60);
    expect(conditionOf(admin)).toEqual([]);
  });

  test('is `NotFound` for anybody else, and `Conflict` for its author after a day', () => {
    expect(refused(author, { commentatorID: 'another' })).toBe('NotFound');
    expect(refused(author, { commentatorID: 'author' })).toBe('Conflict');
    expect(refused(admin, { commentatorID: 'another' })).toBe('Conflict');
    expect(refused(author, null)).toBe('NotFound');
  });
});
