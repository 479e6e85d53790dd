import type { TFunction } from 'i18next';
import { formatYenRange } from '../../../../../../model/formatYenRange';
import { isRealDate } from '../../../../components/forms/isRealDate';
import type { Catalogue } from '../../../../lib/catalogue/useCatalogue';
import { formatDate } from '../../../../lib/format/formatDate';
import { getFieldLabel, type LabelledField } from './getFieldLabel';
import { isChoiceField, listFieldChoices } from './listFieldChoices';

function formatValue(t: TFunction, catalogue: Catalogue | null, field: string, value: unknown): string {
  const text = String(value);
  const nameIn = (entries: readonly { id: string; name: string }[] = []) =>
    entries.find(({ id }) => id === text)?.name ?? text;
  if (typeof value === 'boolean') return t(value ? 'adminTalent.on' : 'adminTalent.off');
  if (isChoiceField(field))
    return listFieldChoices(t, field).find((choice) => choice.value === text)?.label ?? text;
  if (field === 'userMainJobId') return nameIn(catalogue?.occupations);
  if (field === 'userBaseLocationId') return nameIn(catalogue?.prefectures);
  if (field === 'birthDate') return isRealDate(text) ? formatDate(text) : text;
  if (field.endsWith('Salary')) return formatYenRange(Number(value), Number(value), 'ja') ?? text;
  return text;
}

/**
 * Returns the label of each given field, and a function that turns its values into text. Used to show what
 * somebody else has changed.
 */
export function listFieldTexts<Field extends LabelledField>(
  t: TFunction,
  catalogue: Catalogue | null,
  fields: readonly Field[],
) {
  const entries = fields.map((field) => {
    const format = (value: never) => formatValue(t, catalogue, field, value);
    return [field, { label: getFieldLabel(t, field), format }] as const;
  });
  return Object.fromEntries(entries) as Record<Field, (typeof entries)[number][1]>;
}
