import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { DescriptionList } from '../../../../components/description-list/DescriptionList';
import { EditForm } from '../../../../components/forms/edit/EditForm';
import type { EditedRecord } from '../../../../components/forms/edit/EditedRecord';
import { useEditor } from '../../../../components/forms/edit/useEditor';
import { FormSection } from '../../../../components/forms/FormSection';
import type { RevealedContact } from '../../../../entities/talent/useContact';
import { SaveContactDocument } from '../../../../generated/manageUser';
import { TalentContactDocument } from '../../../../generated/talentContact';
import { toInternationalTel } from '../../../../lib/format/toInternationalTel';
import { getFieldLabel } from '../fields/getFieldLabel';
import { listFieldTexts } from '../fields/listFieldTexts';
import { TalentField } from '../fields/TalentField';
import { domesticTel } from '../../../../../../model/domesticTel';

const fields = ['tel', 'address', 'nearestStation'] as const;

type Values = Pick<RevealedContact, (typeof fields)[number]>;

const toRecord = ({ tel, address, nearestStation, version }: RevealedContact): EditedRecord<Values> => ({
  values: { tel: domesticTel(tel), address, nearestStation },
  version,
});

/**
 * The form in which administrators edit the contact data of a talent. Unsaved input is not stored on the
 * device.
 */
export function ContactForm({ sub, contact }: { sub: string; contact: RevealedContact }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [mutate] = useMutation(SaveContactDocument, { fetchPolicy: 'no-cache' });
  const editor = useEditor<Values>({
    name: `contact-${sub}`,
    record: toRecord(contact),
    notInDraft: fields,
    save: async ({ tel, ...changed }, version) => {
      const own = tel === undefined ? {} : { tel: toInternationalTel(tel ?? '') };
      const { data } = await mutate({ variables: { input: { sub, ...changed, ...own }, version } });
      if (!data?.updateUserPrivate) throw new Error('The contact data were not returned.');
      return toRecord(data.updateUserPrivate);
    },
    read: async () => {
      const query = { query: TalentContactDocument, variables: { sub }, fetchPolicy: 'no-cache' } as const;
      const { data } = await client.query(query);
      if (!data?.getUserPrivate) throw new Error('The contact data do not exist.');
      return toRecord(data.getUserPrivate);
    },
  });
  return (
    <EditForm editor={editor} fields={listFieldTexts(t, null, fields)}>
      <FormSection title={t('adminTalent.contact.title')} lead={t('adminTalent.contact.revealed')}>
        <DescriptionList items={[[getFieldLabel(t, 'email'), <bdi key="email">{contact.email}</bdi>]]} />
        {fields.map((field) => (
          <TalentField key={field} field={field} />
        ))}
      </FormSection>
    </EditForm>
  );
}
