import { useTranslation } from 'react-i18next';
import { ChoiceChips } from '../../../components/filters/ChoiceChips';
import { FilterSection } from '../../../components/filters/FilterSection';
import { RangeChips } from '../../../components/filters/RangeChips';
import type { JobFiltersProps } from './JobFiltersProps';

const DAYS = [1, 2, 3, 4, 5];
const WEEKLY = [10, 20, 30];
const HOURS = [2, 3, 4, 5, 6, 7, 8];

export function WorkloadFilters({ search, onChange, counts }: JobFiltersProps) {
  const { t } = useTranslation();
  const { week } = search;
  const isWeekBounded = week.from !== null || week.to !== null;
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
      <FilterSection title={t('jobs.filter.week')} active={isWeekBounded ? 1 : 0} open={false}>
        <ChoiceChips
          label={t('jobs.filter.week')}
          options={WEEKLY.map((n) => ({ value: String(n), label: t('jobs.filter.weekUpTo', { n }) }))}
          chosen={week.from === null && week.to !== null ? String(week.to) : null}
          onChange={(chosen) =>
            onChange({ ...search, week: { from: null, to: chosen === null ? null : Number(chosen) } })
          }
        />
      </FilterSection>
    </>
  );
}
