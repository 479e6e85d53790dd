import { useMutation } from '@apollo/client/react';
import { Form, Input, Modal, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { lengthOf } from '../../../../model/lengthOf';
import { Field } from '../../components/forms/Field';
import { UpdateUserAppliesLimits } from '../../generated/limits';
import { WithdrawApplicationDocument } from '../../generated/ownApplication';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { describeFailure } from '../../lib/errors/describeFailure';
import { toast } from '../../lib/toast/toast';

const REASONS = ['decided', 'conditions', 'schedule', 'stay', 'other'] as const;

interface Values {
  reason?: (typeof REASONS)[number];
  text?: string;
}

interface WithdrawDialogProps {
  /** The id of the application. */
  id: string;
  onClose: (isDone: boolean) => void;
}

/**
 * Asks before an application is withdrawn. A reason and words to the organization are optional; both are stored as one
 * text in the history, which the organization reads.
 */
export function WithdrawDialog({ id, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const [withdraw, { loading }] = useMutation(WithdrawApplicationDocument);
  const compose = ({ reason, text = '' }: Values) => {
    const chosen = reason && reason !== 'other' ? t(`relation.withdrawReasons.${reason}`) : '';
    return [chosen, text.trim()].filter(Boolean).join('\n');
  };
  const submit = async (values: Values) => {
    try {
      const reason = compose(values);
      const input = { id, type: 'WITHDRAWN' as const, ...(reason && { reason }) };
      await withdraw({ variables: { input } });
      toast.success(t('relation.withdrawn'));
      onClose(true);
    } catch (error) {
      toast.error(describeFailure(t, classifyFailure(error)));
    }
  };
  const most = UpdateUserAppliesLimits.reason;
  return (
    <Modal
      open
      centered
      title={t('relation.withdrawAsk')}
      okText={t('relation.withdraw')}
      okButtonProps={{ danger: true, loading }}
      cancelText={t('common.cancel')}
      onCancel={() => onClose(false)}
      onOk={form.submit}
    >
      <p>{t('relation.withdrawNote')}</p>
      <Form form={form} layout="vertical" onFinish={(values) => void submit(values)}>
        <Field name="reason" label={t('relation.withdrawReason')} isChoice>
          <Radio.Group
            vertical
            aria-label={t('relation.withdrawReason')}
            options={REASONS.map((value) => ({ value, label: t(`relation.withdrawReasons.${value}`) }))}
          />
        </Field>
        <Field
          name="text"
          label={t('relation.withdrawText')}
          hint={t('relation.withdrawHint')}
          dependencies={['reason']}
          rules={[
            {
              validator: () =>
                lengthOf(compose(form.getFieldsValue())) > most
                  ? Promise.reject(new Error(t('relation.withdrawLong', { n: most })))
                  : Promise.resolve(),
            },
          ]}
        >
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
        </Field>
      </Form>
    </Modal>
  );
}
