import { getNamedType, isEnumType, isInputObjectType } from 'graphql';
import { loggedAs } from '../../../infra/resolvers/loggedAs';
import { ja as components } from '../../../web/src/components/texts/ja';
import { ja as audit } from '../../../web/src/features/audit/texts/ja';
import { readSchema } from '../../support/readSchema';

/** Input fields that no entry mentions: they name the record, its parent or its author, or the request. */
const UNSEEN = [
  ...['id', 'sub', 'clientToken', 'entryId', 'owner', 'userID', 'userId', 'intervieweeId', 'interviewerId'],
  ...['picId', 'commentatorID', 'reviewerId', 'workHistoryID', 'workHistoryAchievementID', 'interviewLogID'],
  ...['enishiWorkHistoryId', 'openJobID', 'prefactureID', 'jobID'],
  ...['skillSetSkillId', 'skillSetSkillTagId'],
  // Written for its effect: see `fields` of the deed.
  ...['acceptsHiddenName'],
];

const { applyType, workType, location, salaryType, contractKind, termType } = components;
const kinds = { ...workType, ...location, ...salaryType, ...contractKind, ...termType };
const states = { ...applyType, ...kinds, ...audit.value };

const logged = Object.values(readSchema().getMutationType()?.getFields() ?? {}).flatMap((field) => {
  const as = loggedAs('Mutation', field.name);
  const input = getNamedType(field.args.find(({ name }) => name === 'input')?.type);
  return as ? [{ as, inputs: isInputObjectType(input) ? Object.values(input.getFields()) : [] }] : [];
});
const inputs = logged.flatMap((each) => each.inputs);

const without = (names: readonly string[], words: object) =>
  [...new Set(names)].filter((name) => !(name in words)).sort();

test('each record that the log can name has a word', () => {
  expect(
    without(
      logged.map(({ as }) => as.record),
      audit.record,
    ),
  ).toEqual([]);
});

test('each field that the log can name has a word', () => {
  const names = inputs.map(({ name }) => name).filter((name) => !UNSEEN.includes(name));
  expect(without(names, { ...audit.field, ...components.jobItem })).toEqual([]);
});

test('each state and kind that the log can show has a word', () => {
  const values = inputs.flatMap(({ type }) => {
    const named = getNamedType(type);
    return isEnumType(named) ? named.getValues().map(({ name }) => name) : [];
  });
  expect(without(values, states)).toEqual([]);
});
