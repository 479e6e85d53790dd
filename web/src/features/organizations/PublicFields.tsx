import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Crest } from '../../components/avatars/Crest';
import { recordRules } from '../../components/forms/edit/recordRules';
import { Field } from '../../components/forms/Field';
import { PictureField } from '../../components/forms/PictureField';
import { UpdateOrganizationLimits } from '../../generated/limits';
import { useSendFile } from '../../lib/files/useSendFile';
import type { OrganizationValues } from './OrganizationValues';

/**
 * The fields of an organization that everybody reads, and that its owners may change.
 * @param name the stored name, whose first letter stands for a missing picture
 */
export function PublicFields({ name }: { name: string | null }) {
  const { t } = useTranslation();
  const rules = recordRules(t, { limits: UpdateOrganizationLimits });
  const send = useSendFile('ORGANIZATION_ICON');
  const label = (field: keyof OrganizationValues) => t(`organizations.field.${field}`);
  return (
    <>
      <Field name="name" label={label('name')} isRequired rules={[rules('name')]}>
        <Input lang="ja" />
      </Field>
      <Field name="icon" label={label('icon')}>
        <PictureField label={label('icon')} purpose="ORGANIZATION_ICON" send={send}>
          {(picture) => <Crest name={name ?? ''} image={picture} size={96} />}
        </PictureField>
      </Field>
      <Field name="description" label={label('description')} rules={[rules('description')]}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 16 }} lang="ja" />
      </Field>
      <Field
        name="address"
        label={label('address')}
        hint={t('organizations.addressHint')}
        rules={[rules('address')]}
      >
        <Input autoComplete="off" lang="ja" />
      </Field>
      <Field
        name="contact"
        label={label('contact')}
        hint={t('organizations.contactHint')}
        rules={[rules('contact')]}
      >
        <Input autoComplete="off" />
      </Field>
    </>
  );
}
