import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../../components/forms/FormSection';
import { RecordEdits } from '../../../../entities/audit/edits/RecordEdits';
import { TakeBackBenefitEditDocument } from '../../../../generated/takeBackBenefitEdit';
import type { TextKey } from '../../../../i18n/TextKey';
import { getFailureText } from '../../../../lib/errors/getFailureText';
import type { TFunction } from 'i18next';
import type { Change } from '../../../../entities/audit/edits/EditTexts';

/** The fields of a benefit that an organization fills in, in the order of the form. */
const SHOWN = ['title', 'organization', 'tags', 'coverImage', 'couponCode', 'url', 'useProcesses', 'isDraft'];

/** Returns the changes of an edit as administrators see them: a partner by its name instead of its id. */
function listBenefitChanges(changes: readonly Change[]): Change[] {
  return SHOWN.flatMap((name) => changes.filter(({ field }) => field === name));
}

/**
 * Returns the value of a benefit's field as text.
 * @param json the stored value as the audit log has it; tags and partners appear by their names
 */
function formatBenefitValue(t: TFunction, field: string, json: string | null): string {
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

/** What an organization changed in its published benefit, with buttons that take each change back. */
export function BenefitEdits({ id }: { id: string }) {
  const { t } = useTranslation();
  const [takeBack] = useMutation(TakeBackBenefitEditDocument);
  const labelOf = (field: string) => {
    const name = field === 'organization' ? 'employeeBenefitOrganizationId' : field;
    return t(`adminBenefits.field.${name}` as TextKey);
  };
  return (
    <FormSection title={t('adminBenefits.edits.title')}>
      <RecordEdits
        id={id}
        actions={{ edit: 'editPublicBenefit', takeBack: 'takeBackBenefitEdit' }}
        texts={{
          listShown: listBenefitChanges,
          labelOf,
          format: (field, json) => formatBenefitValue(t, field, json),
        }}
        empty={t('adminBenefits.edits.none')}
        send={(entryId) => takeBack({ variables: { input: { id, entryId } } })}
        getFailureText={(failure) => t(getFailureText(failure))}
      />
    </FormSection>
  );
}
