import { enums } from '../../../../../model/enums';
import { listNextStates } from './listNextStates';

test('an administrator may move an application only along the transitions, never for the talent', () => {
  expect(listNextStates('APPLIED')).toEqual(['SCREENING', 'REJECTED']);
  expect(listNextStates('INTERVIEW')).toEqual(['REJECTED']);
  expect(listNextStates('INTERVIEW', 'admin')).toEqual(['OFFERED', 'REJECTED']);
  expect(listNextStates('OFFERED')).toEqual(['REJECTED']);
  expect(listNextStates('OFFERED', 'admin')).toEqual(['CONTRACTED', 'REJECTED']);
  for (const end of ['CONTRACTED', 'REJECTED', 'WITHDRAWN'] as const) expect(listNextStates(end)).toEqual([]);
  for (const type of enums.ApplyType) expect(listNextStates(type)).not.toContain('WITHDRAWN');
});
