import { planMove } from './planMove';

const at = (...positions: (number | null)[]) =>
  positions.map((position, index) => ({ id: 'abcdef'[index]!, position }));

/** Returns the ids in the order that the new positions result in. */
function orderAfter(entries: ReturnType<typeof at>, id: string, to: number): string {
  const changed = new Map(planMove(entries, id, to).map((change) => [change.id, change.position]));
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
])('%s, one entry gets a new position', (_, id, to) => {
  expect(planMove(at(10, 20, 30, 40), id, to)).toHaveLength(1);
});

test('without room, only the entries between the old and the new place change', () => {
  expect(planMove(at(1, 2, 3, 4, 5), 'd', 1)).toEqual([
    { id: 'd', position: 2 },
    { id: 'b', position: 3 },
    { id: 'c', position: 4 },
  ]);
});

test.each([[at(1, 2, 3, 4, 5)], [at(10, 20, 30, 40, 50)], [at(1, 1, 1, null, 7)], [at(-5, 0, 1, 900, 901)]])(
  'of %j, every move results in the order that it shows',
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
