import { useTranslation } from 'react-i18next';
import { FilterSection } from '../../../components/filters/FilterSection';
import { RangeChips } from '../../../components/filters/RangeChips';
import type { JobFiltersProps } from './JobFiltersProps';

const DAYS = [1, 2, 3, 4, 5];
const HOURS = [2, 3, 4, 5, 6, 7, 8];

export function WorkloadFilters({ search, onChange, counts }: JobFiltersProps) {
  const { t } = useTranslation();
  const byNumber = (facet: string) => {
    const found = counts.get(facet);
    return found && new Map([...found].map(([key, count]) => [Number(key), count]));
  };
  return (
    <>
      <FilterSection title={t('jobs.filter.days')} active={search.days ? 1 : 0}>
        <RangeChips
          label={t('jobs.filter.days')}
          values={DAYS}
          textOf={(n) => t('jobs.filter.dayChoice', { n })}
          counts={byNumber('numberOfDayPerWeek')}
          chosen={search.days}
          onChange={(days) => onChange({ ...search, days })}
        />
      </FilterSection>
      <FilterSection title={t('jobs.filter.hours')} active={search.hours ? 1 : 0} open={false}>
        <RangeChips
          label={t('jobs.filter.hours')}
          values={HOURS}
          textOf={(n) => t('jobs.filter.hourChoice', { n })}
          counts={byNumber('numberOfHoursPerDay')}
          chosen={search.hours}
          onChange={(hours) => onChange({ ...search, hours })}
        />
      </FilterSection>
    </>
  );
}
