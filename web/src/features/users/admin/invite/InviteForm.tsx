import { useTranslation } from 'react-i18next';
import { EditForm } from '../../../../components/forms/edit/EditForm';
import { useEditor } from '../../../../components/forms/edit/useEditor';
import { FormSection } from '../../../../components/forms/FormSection';
import { useCatalogue } from '../../../../lib/catalogue/useCatalogue';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { listFieldTexts } from '../fields/listFieldTexts';
import { TalentField } from '../fields/TalentField';
import {
  allInviteFields,
  inviteFields,
  type InviteSection,
  type InviteValues,
  isRequiredField,
} from './inviteFields';
import { type InvitedTalent, useInvite } from './useInvite';
import { CombinedGraphQLErrors } from '@apollo/client/errors';

/**
 * Returns the error for an email that already has an account, as an error of the field `email`. The API
 * itself answers Conflict, which forms show as "somebody else has changed the record".
 */
const takenAddress = (): CombinedGraphQLErrors => {
  const error = {
    message: 'taken',
    errorType: 'InvalidInput',
    errorInfo: { field: 'input.email', rule: 'taken' },
  };
  return new CombinedGraphQLErrors({ errors: [error] });
};

const empty = Object.fromEntries(allInviteFields.map((field) => [field, null])) as unknown as InviteValues;

/** The form that invites one talent. After a success it is empty again, for the next one. */
export function InviteForm({ onInvite }: { onInvite: (talent: InvitedTalent) => void }) {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const invite = useInvite();
  const editor = useEditor<InviteValues>({
    name: 'invite-talent',
    record: { values: empty },
    // Somebody else's address and contact data are not stored on the device.
    notInDraft: ['email', ...inviteFields.contact],
    save: async (changed) => {
      try {
        onInvite(await invite(changed));
        return { values: empty };
      } catch (error) {
        throw classifyFailure(error).kind === 'Conflict' ? takenAddress() : error;
      }
    },
  });
  return (
    <EditForm
      editor={editor}
      fields={listFieldTexts(t, catalogue, allInviteFields)}
      saveLabel={t('adminTalent.invite.submit')}
    >
      {(Object.keys(inviteFields) as InviteSection[]).map((section) => (
        <FormSection
          key={section}
          title={t(`adminTalent.invite.section.${section}`)}
          lead={section === 'invitation' ? t('adminTalent.invite.lead') : undefined}
        >
          {inviteFields[section].map((field) => (
            <TalentField key={field} field={field} isRequired={isRequiredField(field)} />
          ))}
        </FormSection>
      ))}
    </EditForm>
  );
}
