import { isInputObjectType } from 'graphql';
import { discloseRow } from '../../../lambdas/export-data/discloseRow';
import type { StoredRow } from '../../../lambdas/lib/StoredRow';
import { disclosedKinds } from '../../../model/disclosure/disclosedKinds';
import { withheldFields } from '../../../model/disclosure/withheldFields';
import { withheldKinds } from '../../../model/disclosure/withheldKinds';
import { entities } from '../../../model/entities';
import { UserAppliesVisibility } from '../../../model/visibility/UserAppliesVisibility';
import { project } from '../../../model/visibility/project';
import { derivedValues } from '../../../lambdas/derived/derivedValues';
import { ownAttributes } from '../../support/derived/ownAttributes';
import { readSchema } from '../../support/readSchema';

const types = readSchema().getTypeMap();
const everywhere: Readonly<Record<string, string>> = withheldFields.all ?? {};

const inputsOf = (name: string) => {
  const type = types[name];
  return isInputObjectType(type) ? Object.keys(type.getFields()) : [];
};

/** Every attribute that a record of an entity may have: what the API takes, shows, derives and writes by itself. */
function attributesOf(entity: (typeof entities)[number]): string[] {
  const derived = derivedValues.filter((each) => each.entity === entity.name);
  const names = [
    ...entity.fields.flatMap(({ fields }) => fields.split(' ')),
    ...['Create', 'Update'].flatMap((verb) => inputsOf(`${verb}${entity.name}Input`)),
    ...derived.flatMap(({ attributes }) => [...attributes]),
    ...(ownAttributes[entity.name] ?? []),
    ...ownAttributes.always,
  ];
  return [...new Set(names)];
}

test('each entity is disclosed or withheld with a reason, and no other name is', () => {
  const declared = [...disclosedKinds, ...Object.keys(withheldKinds)].sort();
  expect(declared).toEqual(entities.map(({ name }) => name).sort());
});

test('everything in the tables of people is disclosed, but what organizations say among themselves', () => {
  const people = entities.filter(({ table }) => table === 'Talent').map(({ name }) => name);
  expect(people.filter((name) => !disclosedKinds.includes(name))).toEqual([
    ...['ApplicationReview', 'PooledTalent', 'TalentNote'],
  ]);
});

test.each(disclosedKinds)('each attribute of %s is in the disclosure, or withheld with a reason', (name) => {
  const entity = entities.find((each) => each.name === name);
  if (!entity) throw new Error(`There is no entity ${name}`);
  const names = attributesOf(entity);
  const row = {
    ...Object.fromEntries(names.map((field) => [field, `値${field}`])),
    __typename: name,
  } as StoredRow;
  const shown = discloseRow(row, 'me');
  const reasons = { ...everywhere, ...withheldFields[name] };
  const silent = names.filter((field) => shown[field] !== row[field] && !reasons[field]);
  expect(silent).toEqual([]);
  // A reason for an attribute that no record has any more is removed.
  expect(Object.keys(withheldFields[name] ?? {}).filter((field) => !names.includes(field))).toEqual([]);
});

test('a person who has moved an application is not named, and the reason stays', () => {
  const history = [
    { type: 'APPLIED', by: 'me' },
    { type: 'REJECTED', by: 'staff', reason: '経験年数' },
  ];
  const row = { pk: 'me', sk: 'a', __typename: 'UserApplies', history };
  expect(discloseRow(row, 'me')).toEqual({
    history: [history[0], { type: 'REJECTED', by: null, reason: '経験年数' }],
  });
});

test('what job staff note about a rejection is in neither the export nor the disclosure of the talent', () => {
  const row: StoredRow = {
    ...{ __typename: 'UserApplies', pk: 'me#private', sk: 'UserApplies#job', id: 'me.job', userID: 'me' },
    decision: { reason: 'SKILL', note: '内輪の覚書' },
  };
  const exported = project(UserAppliesVisibility, row, 'owner');
  expect(JSON.stringify([exported, discloseRow(row, 'me')])).not.toContain('内輪の覚書');
  expect(project(UserAppliesVisibility, row, 'inContact')).toHaveProperty('decision');
});
