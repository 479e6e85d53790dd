import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../components/forms/FormSection';
import type { Change } from '../../entities/audit/edits/EditTexts';
import { RecordEdits } from '../../entities/audit/edits/RecordEdits';
import { TakeBackOrganizationEditDocument } from '../../generated/organizations';
import { getFailureText } from '../../lib/errors/getFailureText';

/** The fields that an owner of an organization may change, in the order of the form. */
const SHOWN = ['name', 'icon', 'description', 'address', 'contact'] as const;

type Shown = (typeof SHOWN)[number];

const listShown = (changes: readonly Change[]) =>
  SHOWN.flatMap((name) => changes.filter(({ field }) => field === name));

/** What the owners of an organization changed in it, with buttons that take each change back. */
export function OrganizationEdits({ id }: { id: string }) {
  const { t } = useTranslation();
  const [takeBack] = useMutation(TakeBackOrganizationEditDocument);
  const format = (field: string, json: string | null) => {
    const value = JSON.parse(json ?? 'null') as string | null;
    if (!value) return t('editing.empty');
    return field === 'icon' ? t('organizations.edits.picture') : value;
  };
  return (
    <FormSection title={t('organizations.edits.title')}>
      <RecordEdits
        id={id}
        actions={{ edit: 'editOrganization', takeBack: 'takeBackOrganizationEdit' }}
        texts={{ listShown, labelOf: (field) => t(`organizations.field.${field as Shown}`), format }}
        empty={t('organizations.edits.none')}
        send={(entryId) => takeBack({ variables: { input: { id, entryId } } })}
        getFailureText={(failure) => t(getFailureText(failure))}
      />
    </FormSection>
  );
}
