import type { TFunction } from 'i18next';

/**
 * Returns the value of a benefit's field as text.
 * @param json the stored value as the audit log has it; tags and partners appear by their names
 */
export function formatBenefitValue(t: TFunction, field: string, json: string | null): string {
  const value = JSON.parse(json ?? 'null') as unknown;
  if (field === 'isDraft') return t(`adminBenefits.state.${value === true ? 'draft' : 'published'}`);
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return t('editing.empty');
  if (field === 'coverImage') return t('adminBenefits.anotherPicture');
  if (field === 'useProcesses') return (value as string[]).join('\n');
  if (Array.isArray(value))
    return (value as { name: string }[]).map(({ name }) => name).join(t('adminBenefits.comma'));
  return typeof value === 'object' ? (value as { name: string }).name : String(value);
}
