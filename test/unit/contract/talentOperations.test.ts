import { getNamedType, type GraphQLField, isObjectType } from 'graphql';
import { blockCalls, blockedWrites } from '../../access/client-area/blocks/blockCalls';
import { talentOperations } from '../../access/client-area/blocks/talentOperations';
import { readSchema } from '../../support/readSchema';

/** Types that say something about a talent without a way to `User`. */
const ABOUT_TALENTS = [
  'User',
  'UserPrivate',
  'Qualification',
  'TalentTies',
  'PooledTalent',
  'TalentNote',
  'PublicPortfolioConnection',
  'FileLink',
];
const MORE = ['EvaluationComment', 'Evaluation', 'InterviewLog', 'ApplicationReview', 'WorkHistoryDivision'];
/** Mutations of records that the model gives to their owner alone. */
const OWNERS = /^(create|update|delete)(UserPrivate|Qualification|WorkHistory|WorkHistoryDivision)$/;
/** Those of what the caller has written: not about whom the caller finds. */
const AUTHORS =
  /^(update|delete)(Evaluation|EvaluationComment|InterviewLog)$|ApplicationComment$|^handInScorecard$|^(update|delete)TalentNote$/;

const schema = readSchema();

function leadsToTalent(type: string, seen = new Set<string>()): boolean {
  if (ABOUT_TALENTS.includes(type) || MORE.includes(type)) return true;
  const found = schema.getType(type);
  if (seen.has(type) || !isObjectType(found)) return false;
  seen.add(type);
  return Object.values(found.getFields()).some((field) => leadsToTalent(getNamedType(field.type).name, seen));
}

/** Returns whether neither people nor guests but administrators or the system call a field. */
function isInternal({ astNode }: GraphQLField<unknown, unknown>): boolean {
  const directives = astNode?.directives ?? [];
  const isSystems = directives.length === 1 && directives[0]?.name.value === 'aws_iam';
  return (
    isSystems ||
    directives.some((each) => each.arguments?.some(({ name }) => name.value === 'cognito_groups'))
  );
}

const operations = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
  .flatMap((root) => Object.values(root?.getFields() ?? {}))
  .filter((field) => !isInternal(field) && leadsToTalent(getNamedType(field.type).name))
  .map(({ name }) => name)
  .filter((name) => !OWNERS.test(name) && !AUTHORS.test(name));

test('each operation that leads to a talent says how it keeps the rule of blocks', () => {
  expect(operations.filter((name) => !(name in talentOperations))).toEqual([]);
});

test('each that is compared has a call', () => {
  const asked = Object.keys(talentOperations).filter((name) => talentOperations[name] === 'asked');
  const called = [...blockCalls, ...blockedWrites].map((call) => call.slice(0, call.search(/\W/)));
  expect(asked.filter((name) => !called.includes(name))).toEqual([]);
});
