import { Chip } from '../../../components/chips/Chip';
import { FilterSection } from '../../../components/filters/FilterSection';
import type { Example } from '../Example';

export const example: Example = {
  name: 'FilterSection',
  states: {
    open: () => (
      <FilterSection title="働く場所">
        <Chip>フルリモート</Chip>
      </FilterSection>
    ),
    closed: () => (
      <FilterSection title="働く場所" open={false}>
        <Chip>フルリモート</Chip>
      </FilterSection>
    ),
    'with-active-filters': () => (
      <FilterSection title="働く場所" active={2}>
        <Chip>フルリモート</Chip>
      </FilterSection>
    ),
  },
};
