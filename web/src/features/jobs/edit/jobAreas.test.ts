import { jobStates } from '../../../../../model/jobStates';
import { jobAreas } from './jobAreas';

test.each(Object.entries(jobAreas))(
  'the choices of the editor of %s keep their order in every state of the job',
  (_area, { choices }) => {
    for (const states of Object.values(choices))
      expect(states).toEqual(jobStates.filter((state) => states.includes(state)));
  },
);
