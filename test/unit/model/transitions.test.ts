import { enums } from '../../../model/enums';
import { ApplyTransitions } from '../../../model/transitions/ApplyTransitions';

/**
 * The permitted changes of an application's state, typed by hand from decision T6. A line has the old state,
 * the new state, and who may make the change.
 */
const table = [
  'APPLIED SCREENING job',
  'SCREENING INTERVIEW job',
  'INTERVIEW OFFERED admin',
  'OFFERED CONTRACTED admin',
  'APPLIED REJECTED job',
  'SCREENING REJECTED job',
  'INTERVIEW REJECTED job',
  'OFFERED REJECTED job',
  'APPLIED WITHDRAWN owner',
  'SCREENING WITHDRAWN owner',
  'INTERVIEW WITHDRAWN owner',
  'OFFERED WITHDRAWN owner',
  'WITHDRAWN APPLIED owner',
];

test('an application changes state exactly along the decided transitions', () => {
  const moves = enums.ApplyType.flatMap((from) =>
    Object.entries(ApplyTransitions[from]).map(([to, mover]) => `${from} ${to} ${mover}`),
  );
  expect(moves.sort()).toEqual([...table].sort());
});
