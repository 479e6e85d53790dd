import fc from 'fast-check';
import type { Entity } from '../../../model/Entity';
import { entities } from '../../../model/entities';
import { keyOf, childrenPrefix, idLength, isIdOf, parentIdOf, partitionOf } from '../../../model/ids';

const named = (name: string): Entity => {
  const entity = entities.find((candidate) => candidate.name === name);
  if (!entity) throw new Error(`${name} is not declared`);
  return entity;
};

const segment = fc.stringMatching(/^[A-Za-z0-9-]{1,36}$/);
const idOf = (entity: Entity) =>
  fc.array(segment, { minLength: idLength(entity), maxLength: idLength(entity) });

test.each([
  ['User', 'sub', 'sub', 'User'],
  ['UserPrivate', 'sub', 'sub#private', 'UserPrivate'],
  ['WorkHistory', 'sub.w', 'sub', 'WorkHistory#w'],
  [
    'WorkHistoryAchievementLink',
    'sub.w.a.l',
    'sub',
    'WorkHistory#w#WorkHistoryAchievement#a#WorkHistoryAchievementLink#l',
  ],
  ['UserApplies', 'sub.job', 'sub#private', 'UserApplies#job'],
  ['OpenJob', 'job', 'job', 'OpenJob'],
  ['SelectionProcess', 'job.s', 'job', 'SelectionProcess#s'],
  ['MessageRead', 'c.m.sub', 'c', 'Message#m#MessageRead#sub'],
  ['Skill', 'typescript', 'Skill', 'typescript'],
  ['Export', 'sub.e', 'Export#sub', 'e'],
])('the id of a %s is derived from its key', (name, id, pk, sk) => {
  expect(keyOf(named(name), id)).toEqual({ pk, sk });
});

test.each(entities.map((entity) => [entity.name, entity] as const))(
  'every id of a %s is distinguished from longer, shorter and separated ones',
  (_name, entity) => {
    fc.assert(
      fc.property(idOf(entity), (segments) => {
        const id = segments.join('.');
        expect(isIdOf(entity, id)).toBe(true);
        expect(isIdOf(entity, `${id}.x`)).toBe(false);
        expect(isIdOf(entity, `${id}#x`)).toBe(false);
        expect(isIdOf(entity, segments.slice(1).join('.'))).toBe(false);
        expect(partitionOf(id)).toBe(segments[0]);
      }),
    );
  },
);

test('no two ids of a table have the same key', () => {
  const id = 'a.b.c.d';
  const addresses = entities
    .filter(({ table }) => table === 'Talent')
    .map((entity) => keyOf(entity, id.split('.').slice(0, idLength(entity)).join('.')))
    .map(({ pk, sk }) => `${pk}|${sk}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('a record’s sort key is the prefix of its children’s sort keys, and of no others', () => {
  const { pk, sk } = childrenPrefix(named('WorkHistoryAchievement'), 'sub.w');
  const own = keyOf(named('WorkHistoryAchievement'), 'sub.w.a');
  const others = keyOf(named('WorkHistoryAchievement'), 'sub.w2.a');
  expect(own.pk).toBe(pk);
  expect(own.sk.startsWith(sk)).toBe(true);
  expect(others.sk.startsWith(sk)).toBe(false);
  expect(parentIdOf('sub.w.a')).toBe('sub.w');
});
