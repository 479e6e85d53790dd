import { enums } from '../../../model/enums';
import { ApplyTransitions } from '../../../model/transitions/ApplyTransitions';

/** Decision T6, typed by hand: from, to, who. */
const table = [
  'APPLIED SCREENING admin',
  'SCREENING INTERVIEW admin',
  'INTERVIEW OFFERED admin',
  'OFFERED CONTRACTED admin',
  'APPLIED REJECTED admin',
  'SCREENING REJECTED admin',
  'INTERVIEW REJECTED admin',
  'OFFERED REJECTED admin',
  'APPLIED WITHDRAWN owner',
  'SCREENING WITHDRAWN owner',
  'INTERVIEW WITHDRAWN owner',
  'OFFERED WITHDRAWN owner',
  'WITHDRAWN APPLIED owner',
];

test('an application moves exactly as decided', () => {
  const moves = enums.ApplyType.flatMap((from) =>
    Object.entries(ApplyTransitions[from]).map(([to, mover]) => `${from} ${to} ${mover}`),
  );
  expect(moves.sort()).toEqual([...table].sort());
});
