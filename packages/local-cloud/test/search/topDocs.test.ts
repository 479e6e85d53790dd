import fc from 'fast-check';
import { TopDocs } from '../../src/services/search/request/TopDocs';

test('the top documents equal the first ones of a full sort', () => {
  const run = fc.property(fc.array(fc.nat(50), { maxLength: 60 }), fc.nat(20), (ranks, size) => {
    const rows = ranks.map((rank, place) => ({ rank, place }));
    const order = (a: (typeof rows)[number], b: (typeof rows)[number]) =>
      a.rank - b.rank || a.place - b.place;
    const top = new TopDocs(size, order);
    for (const row of rows) if (!top.last || order(row, top.last) < 0) top.add(row);
    expect(top.sorted()).toEqual(rows.sort(order).slice(0, size));
  });
  fc.assert(run);
});
