import type { TFunction } from 'i18next';
import { formatCsv } from '../../../../../components/table/formatCsv';
import type { Catalogue } from '../../../../../lib/catalogue/useCatalogue';
import { getFieldLabel } from '../../fields/getFieldLabel';
import { isChoiceField, listFieldChoices } from '../../fields/listFieldChoices';
import { allInviteFields, type InviteField } from '../inviteFields';

/** What the two people of the sample have in fields that are neither choices nor entries of a catalogue. */
const people: readonly Partial<Record<InviteField, string>>[] = [
  {
    ...{ email: 'hanako@example.com', lastName: '山田', firstName: '花子', lastNameKana: 'ヤマダ' },
    ...{ firstNameKana: 'ハナコ', displayName: 'はなこ', tel: '090-1234-5678', address: '東京都千代田区' },
    ...{ nearestStation: '東京駅', birthDate: '1990/4/5', belongsTo: '縁工房', description: '経理を10年' },
    ...{ wayOfWorking: '週2日から', numberOfDayPerWeek: '3', numberOfHoursPerDay: '8' },
    ...{ minumumSalary: '60万', maximumSalary: '800,000', otherHopes: '在宅を希望' },
  },
  {
    ...{ email: 'taro@example.com', lastName: '佐藤', firstName: '太郎', lastNameKana: 'サトウ' },
    ...{ firstNameKana: 'タロウ', displayName: 'たろう' },
  },
];

/**
 * Returns a CSV file with the headings of all fields and two people: one with a value in nearly every field, in the
 * notations that the import reads, and one with the required fields only.
 */
export function buildSample(t: TFunction, catalogue: Catalogue | null): string {
  const first = (field: InviteField): string | undefined => {
    if (isChoiceField(field)) return listFieldChoices(t, field)[0]?.label;
    if (field === 'userMainJobId') return catalogue?.occupations[0]?.name;
    return field === 'userBaseLocationId' ? catalogue?.prefectures[0]?.name : undefined;
  };
  const rows = people.map((person, index) =>
    allInviteFields.map((field) => person[field] ?? (index === 0 ? first(field) : undefined) ?? ''),
  );
  return formatCsv([allInviteFields.map((field) => getFieldLabel(t, field)), ...rows]);
}
