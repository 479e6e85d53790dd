import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditForm } from '../../../../components/forms/edit/EditForm';
import type { EditedRecord } from '../../../../components/forms/edit/EditedRecord';
import { useEditor } from '../../../../components/forms/edit/useEditor';
import { FormSection } from '../../../../components/forms/FormSection';
import { SwitchLine } from '../../../../components/forms/SwitchLine';
import { useCatalogue } from '../../../../lib/catalogue/useCatalogue';
import { getFieldLabel } from '../fields/getFieldLabel';
import { listFieldTexts } from '../fields/listFieldTexts';
import { ShareFields } from '../fields/ShareFields';
import { TalentField } from '../fields/TalentField';
import { talentFields, type TalentFieldName, type TalentSection } from '../fields/talentFields';
import { type ManagedUser, type ManagedValues, managedFields } from './ManagedUser';
import type { useManagedUser } from './useManagedUser';

interface ManagedFormProps extends Pick<ReturnType<typeof useManagedUser>, 'save' | 'read'> {
  user: ManagedUser;
  record: EditedRecord<ManagedValues>;
}

const required: readonly string[] = talentFields.names;
const isSwitch = (field: TalentFieldName) =>
  field === 'isPrivate' || field === 'isDebug' || field === 'isImportFromNotion' ? field : null;

function ManagedField({ field, user }: { field: TalentFieldName; user: ManagedUser }) {
  const { t } = useTranslation();
  const flag = isSwitch(field);
  if (!flag)
    return (
      <TalentField field={field} isRequired={required.includes(field)} organization={user.organization} />
    );
  return (
    <Form.Item name={flag}>
      <SwitchLine label={getFieldLabel(t, flag)}>{t(`adminTalent.means.${flag}`)}</SwitchLine>
    </Form.Item>
  );
}

/** The form in which administrators edit a talent. Contact data have a form of their own. */
export function ManagedForm({ user, record, save, read }: ManagedFormProps) {
  const { t } = useTranslation();
  const editor = useEditor<ManagedValues>({ name: `manage-${user.id}`, record, save, read });
  return (
    <EditForm editor={editor} fields={listFieldTexts(t, useCatalogue(), managedFields)}>
      {(Object.keys(talentFields) as TalentSection[]).map((section) => (
        <FormSection
          key={section}
          title={t(`adminTalent.section.${section}`)}
          lead={t(`adminTalent.lead.${section}`)}
        >
          {talentFields[section].map((field) => (
            <ManagedField key={field} field={field} user={user} />
          ))}
        </FormSection>
      ))}
      <FormSection title={t('adminTalent.section.shares')} lead={t('adminTalent.lead.shares')}>
        <ShareFields stored={{ ...user }} />
      </FormSection>
    </EditForm>
  );
}
