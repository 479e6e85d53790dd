import { planMove } from './planMove';

const rows = (...positions: number[]) =>
  positions.map((position, index) => ({ id: 'abcdef'.charAt(index), position }));

test.each([
  ['to the beginning', rows(1, 2, 3), 'c', 0, [{ id: 'c', position: 0.5 }]],
  ['between two rows', rows(1, 2, 3), 'a', 1, [{ id: 'a', position: 2.5 }]],
  ['to the end', rows(1, 2, 3), 'a', 2, [{ id: 'a', position: 4 }]],
  ['to its own place', rows(1, 2, 3), 'b', 1, []],
])('a row moved %s is the only one with a new position', (_place, list, id, to, changes) => {
  expect(planMove(list, id, to)).toEqual(changes);
});

test('rows with equal positions are numbered again, and only those that change are returned', () => {
  expect(planMove(rows(1, 1, 1), 'c', 1)).toEqual([
    { id: 'c', position: 2 },
    { id: 'b', position: 3 },
  ]);
});

test('a hundred moves into the same gap keep the order', () => {
  let list = rows(1, 2, 3, 4);
  for (let move = 0; move < 100; move += 1) {
    const id = list[3]!.id;
    const changes = planMove(list, id, 1);
    list = list
      .map((row) => changes.find((changed) => changed.id === row.id) ?? row)
      .sort((a, b) => a.position - b.position);
    expect(list[1]!.id).toBe(id);
  }
});

const whole = { step: 1000, isWhole: true };

const at = (...positions: (number | null)[]) =>
  positions.map((position, index) => ({ id: 'abcdef'[index]!, position }));

/** Returns the ids in the order that the new positions result in. */
function orderAfter(entries: ReturnType<typeof at>, id: string, to: number): string {
  const changed = new Map(planMove(entries, id, to, whole).map((change) => [change.id, change.position]));
  return entries
    .map((entry) => ({ id: entry.id, position: changed.get(entry.id) ?? entry.position ?? 0 }))
    .sort((a, b) => a.position - b.position)
    .map((entry) => entry.id)
    .join('');
}

test.each([
  ['to the beginning', 'c', 0],
  ['to the end', 'a', 3],
  ['between two with room', 'd', 1],
])('whole numbers: moved %s, one entry gets a new position', (_, id, to) => {
  expect(planMove(at(10, 20, 30, 40), id, to, whole)).toHaveLength(1);
});

test('whole numbers: without room, only the entries between the old and the new place change', () => {
  expect(planMove(at(1, 2, 3, 4, 5), 'd', 1, whole)).toEqual([
    { id: 'd', position: 2 },
    { id: 'b', position: 3 },
    { id: 'c', position: 4 },
  ]);
});

test.each([[at(1, 2, 3, 4, 5)], [at(10, 20, 30, 40, 50)], [at(1, 1, 1, null, 7)], [at(-5, 0, 1, 900, 901)]])(
  'whole numbers: of %j, every move results in the order that it shows',
  (entries) => {
    const ids = entries.map(({ id }) => id);
    for (const id of ids)
      for (let to = 0; to < ids.length; to++) {
        const expected = ids.filter((other) => other !== id);
        expected.splice(to, 0, id);
        if (ids.indexOf(id) !== to) expect(orderAfter(entries, id, to)).toBe(expected.join(''));
      }
  },
);
