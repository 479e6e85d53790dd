import type { TFunction } from 'i18next';
import { formatYenRange } from '../../../../../model/formatYenRange';
import type { FieldTexts } from '../../../components/forms/edit/FieldTexts';
import type { Appetite, LocationType, SalaryType } from '../../../generated/schema';
import type { Catalogue } from '../../../lib/catalogue/useCatalogue';
import type { ConditionValues } from './ConditionValues';

/**
 * Returns the labels of the work preferences' fields, and functions that turn their values into text. Used to
 * show what the person entered beside what somebody else saved.
 */
export function conditionFieldTexts(t: TFunction, catalogue: Catalogue | null): FieldTexts<ConditionValues> {
  const plain = (field: keyof ConditionValues) => t(`profile.field.${field}`);
  const formatted = <Value>(field: keyof ConditionValues, format: (value: Value) => string) => ({
    label: plain(field),
    format,
  });
  const appetite = (value: Appetite) => t(`profile.appetite.${value}`);
  const place = (value: LocationType) => t(`common.location.${value}`);
  const yen = (amount: number) => formatYenRange(amount, amount, 'ja') ?? '';
  const names =
    (entries: readonly { id: string; name: string }[] = []) =>
    (ids: readonly string[]) =>
      ids.map((id) => entries.find((one) => one.id === id)?.name ?? id).join(t('common.join'));
  const { occupations, prefectures } = catalogue ?? {};
  return {
    currentLocationType: formatted('currentLocationType', place),
    appetiteToChangeJobs: formatted('appetiteToChangeJobs', appetite),
    appetiteToSideWork: formatted('appetiteToSideWork', appetite),
    wayOfWorking: plain('wayOfWorking'),
    numberOfDayPerWeek: formatted('numberOfDayPerWeek', (n: number) => t('common.daysPerWeek', { n })),
    numberOfHoursPerDay: formatted('numberOfHoursPerDay', (n: number) => t('common.hoursPerDay', { n })),
    salaryType: formatted('salaryType', (type: SalaryType) => t(`common.salaryType.${type}`)),
    minumumSalary: formatted('minumumSalary', yen),
    maximumSalary: formatted('maximumSalary', yen),
    hopeLocationType: formatted('hopeLocationType', place),
    areas: formatted('areas', names(prefectures)),
    wanted: formatted('wanted', names(occupations)),
    unwanted: formatted('unwanted', names(occupations)),
    otherHopes: plain('otherHopes'),
  };
}
