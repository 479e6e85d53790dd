import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CompanyBlock } from '../../../../../model/entities/CompanyBlock';
import { Button } from '../../../components/buttons/Button';
import { Field } from '../../../components/forms/Field';
import { NormalizedInput } from '../../../components/forms/NormalizedInput';
import { PlainForm } from '../../../components/forms/PlainForm';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { readMailDomain } from './readMailDomain';
import type { BlockValues, useCompanyBlocks } from './useCompanyBlocks';

/** The form with which a company is blocked: by its name and, if it is known, by its mail domain. */
export function BlockForm({ blocks }: { blocks: ReturnType<typeof useCompanyBlocks> }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<BlockValues>();
  const rules = recordRules(t, { limits: CompanyBlock.limits });
  const send = async ({ name, domain }: BlockValues) => {
    const read = readMailDomain(domain ?? '');
    if (await blocks.block({ name, domain: read === '' ? null : read })) form.resetFields();
  };
  return (
    <PlainForm<BlockValues> form={form} name="block" onFinish={send}>
      <Field name="name" label={t('blocks.name')} isRequired rules={[rules('name')]}>
        <Input lang="ja" autoComplete="organization" />
      </Field>
      <Field name="domain" label={t('blocks.domain')} hint={t('blocks.domainHint')} rules={[rules('domain')]}>
        <NormalizedInput
          normalize={readMailDomain}
          inputMode="url"
          autoComplete="off"
          placeholder="example.co.jp"
        />
      </Field>
      <Button look="primary" loading={blocks.isBusy} onClick={form.submit}>
        {t('blocks.add')}
      </Button>
    </PlainForm>
  );
}
