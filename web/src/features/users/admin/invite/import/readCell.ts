import type { TFunction } from 'i18next';
import { readYen } from '../../../../../components/conditions/readYen';
import type { Catalogue } from '../../../../../lib/catalogue/useCatalogue';
import { isChoiceField, listFieldChoices } from '../../fields/listFieldChoices';
import type { InviteField } from '../inviteFields';

const numbers: readonly string[] = ['numberOfDayPerWeek', 'numberOfHoursPerDay'];

/** The result of reading a cell: its value (null for an empty cell), or the rule that the text breaks. */
type Read = { value: string | number | null } | { rule: 'exists' | 'date' | 'number' };

function readDate(text: string): Read {
  const [, year = '', month = '', day = ''] = /^(\d{4})\D(\d{1,2})\D(\d{1,2})\D?$/.exec(text) ?? [];
  return year ? { value: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` } : { rule: 'date' };
}

const readNumber = (text: string): Read =>
  /^\d+(\.\d+)?$/.test(text) ? { value: Number(text) } : { rule: 'number' };

const readAmount = (text: string): Read => {
  const value = readYen(text, 'ja', false);
  return value === null ? { rule: 'number' } : { value };
};

const find = (text: string, options: readonly { value: string; label: string }[]): Read => {
  const found = options.find(({ value, label }) => value === text || label === text);
  return found ? { value: found.value } : { rule: 'exists' };
};

/**
 * Converts a cell of an imported CSV file into the value of a field. Dates are year, month and day with any
 * separators; numbers may have thousands separators, amounts also 万; a choice or catalogue entry is given by its name.
 */
export function readCell(t: TFunction, catalogue: Catalogue, field: InviteField, cell: string): Read {
  // An exported file has an apostrophe before what a spreadsheet would take for a formula.
  const text = cell.trim().replace(/^'(?=[=+\-@])/, '');
  if (text === '') return { value: null };
  const plain = text.normalize('NFKC');
  if (field === 'email') return { value: plain.toLowerCase() };
  if (field === 'birthDate') return readDate(plain);
  if (field.endsWith('Salary')) return readAmount(plain);
  if (numbers.includes(field)) return readNumber(plain.replaceAll(',', ''));
  if (isChoiceField(field)) return find(text, listFieldChoices(t, field));
  const named = (entries: readonly { id: string; name: string }[]) =>
    find(
      text,
      entries.map(({ id, name }) => ({ value: id, label: name })),
    );
  if (field === 'userMainJobId') return named(catalogue.occupations);
  if (field === 'userBaseLocationId') return named(catalogue.prefectures);
  return { value: text };
}
