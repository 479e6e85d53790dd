import { useTranslation } from 'react-i18next';
import { enums } from '../../../../../model/enums';
import { ChoiceChips } from '../../../components/filters/ChoiceChips';
import { FilterSection } from '../../../components/filters/FilterSection';
import { formatYenRange } from '../../../../../model/formatYenRange';
import { buildFacetOptions } from '../../../components/filters/buildFacetOptions';
import { loadable } from '../../../lib/loadable/loadable';
import type { JobFiltersProps } from './JobFiltersProps';
import type { SalaryType } from '../../../generated/schema';

/** The maximum and the step of the salary slider for each salary type, in yen. */
const salaryScales: Record<SalaryType, { most: number; step: number }> = {
  HOURLY: { most: 10_000, step: 500 },
  DAILY: { most: 80_000, step: 5_000 },
  MONTHLY: { most: 1_500_000, step: 50_000 },
  YEARLY: { most: 15_000_000, step: 500_000 },
  FIXED: { most: 3_000_000, step: 100_000 },
};

const SalarySlider = loadable(async () => (await import('./SalarySlider')).SalarySlider);

/**
 * The salary filter of the job search. People first choose the salary type, because amounts of different
 * types are not comparable, then the amount.
 */
export function SalaryFilter({ search, onChange, counts }: JobFiltersProps) {
  const { t, i18n } = useTranslation();
  const { salaryType, salary } = search;
  // The counts consider the amount, which would not fit another salary type.
  const isBounded = salary.from !== null || salary.to !== null;
  const types = enums.SalaryType.map((id) => ({ id, name: t(`common.salaryType.${id}`) }));
  const choose = (chosen: string | null) =>
    onChange({
      ...search,
      salaryType: enums.SalaryType.find((type) => type === chosen) ?? null,
      salary: { from: null, to: null },
    });
  return (
    <FilterSection title={t('jobs.filter.salary')} active={salaryType ? 1 : 0}>
      <ChoiceChips
        label={t('jobs.filter.salary')}
        options={buildFacetOptions(types, isBounded ? undefined : counts.get('salaryType'))}
        chosen={salaryType}
        onChange={choose}
      />
      {salaryType ? (
        <SalarySlider
          key={`${salaryType} ${salary.from} ${salary.to}`}
          scale={salaryScales[salaryType]}
          salary={salary}
          textOf={(from, to) => formatYenRange(from, to, i18n.language) ?? t('jobs.top.anyDays')}
          onChange={(next) => onChange({ ...search, salary: next })}
        />
      ) : (
        <small>{t('jobs.filter.salaryHint')}</small>
      )}
    </FilterSection>
  );
}
