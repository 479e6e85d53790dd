import { SeriesChart } from '../../../components/charts/SeriesChart';
import type { Example } from '../Example';

const points = Array.from({ length: 12 }, (_, index) => `2026/${index + 1}`);
const series = (key: string, label: string, values: (number | null)[]) => ({ key, label, values });
const applied = series('applied', '応募', [12, 15, 21, 18, 9, 24, 31, 22, 35, 41, 38, 44]);
const met = series('met', '面談', [4, 6, 9, 7, 5, 8, 12, 9, 14, 15, 16, 18]);
const hired = series('hired', '成約', [1, 0, 2, 2, 1, 3, 3, 2, 4, 5, 3, 6]);
const people = series('people', '登録者数', [301, 304, 309, 311, 318, 322, 326, 331, 338, null, 347, 352]);

export const example: Example = {
  name: 'SeriesChart',
  states: {
    lines: () => (
      <SeriesChart kind="line" label="選考" series={[applied, met, hired]} points={points} unit="件" />
    ),
    'close-scale': () => (
      <SeriesChart kind="line" label="登録者数" series={[people]} points={points} unit="人" />
    ),
    bars: () => <SeriesChart kind="bars" label="選考" series={[applied, met]} points={points} unit="件" />,
    'one-point': () => (
      <SeriesChart
        kind="bars"
        label="応募"
        series={[series('applied', '応募', [3])]}
        points={['2026/1']}
        unit="件"
      />
    ),
  },
};
