import { FilterChips } from '../../../components/filters/FilterChips';
import type { Example } from '../Example';

const chips = ['React', '業務委託', 'フルリモート', '月60万円以上', '週3日まで'].map((label) => ({
  key: label,
  label,
  onRemove: () => undefined,
}));

export const example: Example = {
  name: 'FilterChips',
  states: {
    one: () => <FilterChips chips={chips.slice(0, 1)} onClear={() => undefined} />,
    several: () => <FilterChips chips={chips} onClear={() => undefined} />,
  },
};
