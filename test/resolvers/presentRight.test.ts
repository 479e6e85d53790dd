import { bundleResolver } from '../../infra/resolvers/bundleResolver';
import { genericPlans } from '../../infra/resolvers/genericPlans';
import type { Entity, Grant } from '../../model/Entity';
import { entities } from '../../model/entities';
import { idLength } from '../../model/ids';
import { evaluate } from '@enishi/local-cloud/appsync';

const ulid = '01JD0000000000000000000000';
const env = { publishingRole: '', clientArea: 'open', TalentTable: 'Talent' };
const author = { sub: 'author', groups: null, claims: {} };

/** Whether a record is about another person than its author, or belongs to such a record. */
const isAuthored = (entity: Entity) =>
  entity.author !== null || entities.some((other) => other.name === entity.path.at(-2) && other.author);

const writes = ['create', 'update', 'delete'] as const;
type Verb = (typeof writes)[number];
const toOthers = (grants: readonly Grant[] = []) =>
  grants.some((grant) => grant === 'client' || grant === 'consultant');

const cases = entities
  .filter(isAuthored)
  .flatMap((entity) =>
    writes
      .filter((verb) => toOthers(entity.access[verb]))
      .map((verb) => [`${verb}${entity.name}`, entity, verb] as const),
  );

/** The private rows of the talent: an interview by the author, and an engagement that ends with `staffIds`. */
const rows = (staffIds: string[]) => [
  { __typename: 'InterviewLog', id: `talent.${ulid}`, authorKey: 'author' },
  { __typename: 'EnishiWorkHistory', id: `talent.${ulid}`, staffIds },
];

/** Lets the author call a mutation. Returns the type of the error before the write; undefined if there is none. */
async function refusal(name: string, entity: Entity, verb: Verb, staffIds: string[]) {
  const plan = genericPlans(entity).find(({ field }) => field === name);
  const steps = plan?.steps ?? [];
  const [allow, write] = [steps[0], steps.find(({ file }) => /Entity\.ts#(write|remove)$/.test(file))];
  expect(allow?.file).toBe('resolvers/entity/allow.ts#talentContact');
  const bundle = (step: typeof allow) =>
    bundleResolver({
      file: `${step?.file}`,
      define: { ...step?.define, GRANTS: entity.access[verb] },
    });
  const id = ['talent', ...Array<string>(idLength(entity) - 1).fill(ulid)].join('.');
  const parent = entity.path.length > 1 ? `talent.${ulid}` : 'talent';
  const input = verb === 'create' ? { [entity.parent]: parent } : { id };
  const ctx = { arguments: { input }, identity: author, env, info: { fieldName: name } };
  const code = await bundle(allow);
  const asked = evaluate(code, 'request', ctx);
  const answer = { ...ctx, stash: asked.stash, result: { items: rows(staffIds) } };
  const { stash } = asked.earlyReturn ? asked : evaluate(code, 'response', answer);
  return evaluate(await bundle(write), 'request', { ...ctx, stash }).error?.errorType;
}

test('texts about talents are found among the entities', () => {
  expect(cases.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      ...['createEvaluation', 'updateEvaluation', 'updateEvaluationComment', 'deleteEvaluationComment'],
      ...['updateInterviewLog', 'updateInterviewLogVideo', 'deleteInterviewLogVideo'],
      'updateEnishiWorkHistoryReview',
    ]),
  );
});

test.each(cases)('%s asks whether its author has the right now', async (name, entity, verb) => {
  expect(await refusal(name, entity, verb, ['author'])).toBeUndefined();
  expect(await refusal(name, entity, verb, ['another'])).toBe(
    verb === 'create' ? 'Unauthorized' : 'NotFound',
  );
});
