import { DateRange } from '../../../components/filters/DateRange';
import type { Example } from '../Example';

const labels = { from: '応募日（から）', to: '応募日（まで）' };
const ignore = () => undefined;

export const example: Example = {
  name: 'DateRange',
  states: {
    empty: () => <DateRange labels={labels} from={null} to={null} onChange={ignore} />,
    chosen: () => <DateRange labels={labels} from="2026-05-01" to="2026-05-31" onChange={ignore} />,
    reversed: () => <DateRange labels={labels} from="2026-06-01" to="2026-05-31" onChange={ignore} />,
  },
};
