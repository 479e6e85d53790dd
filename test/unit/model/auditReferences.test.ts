import { getNamedType, isInputObjectType } from 'graphql';
import { loggedAs } from '../../../infra/resolvers/loggedAs';
import { auditJoins } from '../../../model/auditJoins';
import { auditReferences } from '../../../model/auditReferences';
import { fieldResolvers } from '../../../infra/resolvers/fieldResolvers';
import { entities } from '../../../model/entities';
import { readSchema } from '../../support/readSchema';

/** Input fields with ids that no entry has to explain, each with the reason. */
const unnamed: Readonly<Record<string, string>> = {
  id: 'the record itself',
  sub: 'the person, who is the subject',
  clientToken: 'the request',
  entryId: 'the entry whose edit is taken back; both are entries about the same record',
  userID: 'the person, who is the subject',
  userId: 'the person, who is the subject',
  intervieweeId: 'the person, who is the subject',
  owner: 'the person, who is the subject',
  interviewerId: 'the caller, who is the actor',
  picId: 'the caller, who is the actor',
  commentatorID: 'the caller, who is the actor',
  reviewerId: 'the caller, who is the actor',
  workHistoryID: 'the parent, a record of the person',
  workHistoryAchievementID: 'the parent, a record of the person',
  interviewLogID: 'the parent, a record of the person',
  enishiWorkHistoryId: 'the parent, a record of the person',
  introducerId: 'an id of another system, as administrators noted it',
  keyID: 'a word that administrators choose',
};

const fields = Object.values(readSchema().getMutationType()?.getFields() ?? {});
const logged = fields.flatMap((field) => {
  const as = loggedAs('Mutation', field.name);
  const input = getNamedType(field.args.find(({ name }) => name === 'input')?.type);
  return as ? [{ as, inputs: isInputObjectType(input) ? Object.values(input.getFields()) : [] }] : [];
});

test('each id that a logged mutation stores has a name in the log, or a reason', () => {
  const ids = logged.flatMap(({ inputs }) =>
    inputs.filter(({ type }) => getNamedType(type).name === 'ID').map(({ name }) => name),
  );
  const missing = [...new Set(ids)].filter((name) => !(name in auditReferences) && !(name in unnamed));
  expect(missing).toEqual([]);
  expect(Object.keys(unnamed).filter((name) => !ids.includes(name) || name in auditReferences)).toEqual([]);
  expect(
    Object.keys(auditReferences)
      .filter((name) => !ids.includes(name))
      .sort(),
  ).toEqual([
    // Of a record that is given to others only by its owner, but whose use administrators confirm.
    'employeeBenefitID',
  ]);
});

test('each record that joins two and is logged names both', () => {
  const records = new Set(logged.map(({ as }) => as.record));
  const joins = entities.flatMap(({ name, id }) => {
    const other = Array.isArray(id) ? (id as string[]).flatMap((field) => auditReferences[field] ?? []) : [];
    return records.has(name) && other.length > 0 ? [[name, other] as const] : [];
  });
  expect(Object.fromEntries(joins)).toEqual(auditJoins);
});

test('an id names what the declared relation leads to', () => {
  const ones = [
    ...entities.flatMap(({ relations }) => Object.values(relations)),
    ...Object.values(fieldResolvers).flatMap(({ one }) => (one ? [{ kind: 'one' as const, ...one }] : [])),
  ];
  const wrong = ones.flatMap((relation) => {
    if (relation.kind !== 'one') return [];
    const named = auditReferences[relation.by];
    return named && named !== relation.entity ? [`${relation.by}: ${named}, not ${relation.entity}`] : [];
  });
  expect(wrong).toEqual([]);
});

test('of a person’s record the log states the kind, and who is named; of others, who gets a right', () => {
  expect(loggedAs('Mutation', 'createUserOpenJobs')?.stated).toEqual(['involveType']);
  expect(loggedAs('Mutation', 'deleteUserOpenJobs')?.stated).toEqual(['involveType']);
  expect(loggedAs('Mutation', 'createOpenJob')?.stated).toEqual(['organizationOpenJobsId', 'owners']);
  expect(loggedAs('Mutation', 'createProfessionalItem')?.stated).toEqual(['userIDs']);
  expect(loggedAs('Mutation', 'updateUser')?.shown).toContain('organizationUsersId');
});
