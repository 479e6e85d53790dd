import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Crest } from '../../../../components/avatars/Crest';
import { EditSheet } from '../../../../components/forms/edit/EditSheet';
import { recordRules } from '../../../../components/forms/edit/recordRules';
import { useEditor } from '../../../../components/forms/edit/useEditor';
import { Field } from '../../../../components/forms/Field';
import { PictureField } from '../../../../components/forms/PictureField';
import { CreateEmployeeBenefitOrganizationLimits } from '../../../../generated/limits';
import { useSendFile } from '../../../../lib/files/useSendFile';

interface PartnerValues {
  name: string | null;
  icon: string | null;
}

interface PartnerSheetProps {
  add: (input: { name: string; icon: string | null }) => Promise<string | null>;
  /** Called with the id of the new partner. */
  onAdded: (id: string) => void;
  onClose: () => void;
}

/** A sheet in which administrators register a partner while they edit a benefit. */
export function PartnerSheet({ add, onAdded, onClose }: PartnerSheetProps) {
  const { t } = useTranslation();
  const rules = recordRules(t, { limits: CreateEmployeeBenefitOrganizationLimits });
  const send = useSendFile('ORGANIZATION_ICON');
  const editor = useEditor<PartnerValues>({
    name: 'benefit-partner-new',
    record: { values: { name: null, icon: null }, version: undefined },
    save: async (_, version, values) => {
      const id = await add({ name: values.name ?? '', icon: values.icon });
      if (id) onAdded(id);
      return { values, version };
    },
  });
  const [name, icon] = [t('adminBenefits.partner.name'), t('adminBenefits.partner.icon')];
  return (
    <EditSheet
      title={t('adminBenefits.partner.add')}
      editor={editor}
      fields={{ name, icon }}
      onClose={onClose}
    >
      <Field name="name" label={name} isRequired rules={[rules('name')]}>
        <Input lang="ja" />
      </Field>
      <Field name="icon" label={icon}>
        <PictureField label={icon} purpose="ORGANIZATION_ICON" send={send}>
          {(picture) => <Crest name={editor.form.getFieldValue('name') ?? ''} image={picture} size={56} />}
        </PictureField>
      </Field>
    </EditSheet>
  );
}
