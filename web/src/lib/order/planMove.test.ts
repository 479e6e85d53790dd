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
