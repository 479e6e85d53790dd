import { Field } from '../../../../components/forms/Field';
import { Form, Input, Modal, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { UpdateUserAppliesLimits } from '../../../../generated/limits';
import type { ApplyType } from '../../../../generated/schema';
import { listNextStates } from './listNextStates';
import { getApplicantName } from '../getApplicantName';
import type { AdminApplicationFragment } from '../../../../generated/adminApplications';

interface MoveDialogProps {
  application: AdminApplicationFragment;
  isMoving: boolean;
  onCancel: () => void;
  onSubmit: (to: ApplyType, reason: string) => void;
}

/**
 * A dialog that asks for the next state of an application and the reason. Only a rejection requires a reason.
 */
export function MoveDialog({ application, isMoving, onCancel, onSubmit }: MoveDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ to: ApplyType; reason?: string }>();
  const to = Form.useWatch('to', form);
  return (
    <Modal
      open
      centered
      title={t('applications.moveTitle', { name: getApplicantName(application) })}
      okText={t('applications.save')}
      okButtonProps={{ danger: to === 'REJECTED', loading: isMoving }}
      cancelText={t('common.cancel')}
      onCancel={onCancel}
      onOk={form.submit}
    >
      <p>{application.openJob?.title}</p>
      <Form
        form={form}
        layout="vertical"
        validateTrigger="onBlur"
        onFinish={({ to: state, reason }) => onSubmit(state, reason ?? '')}
      >
        <Field
          name="to"
          label={t('applications.moveLabel')}
          isRequired
          isChoice
          missing={t('applications.moveMissing')}
          validateTrigger="onChange"
        >
          <Radio.Group
            vertical
            aria-label={t('applications.moveLabel')}
            options={listNextStates(application.type ?? 'WITHDRAWN').map((state) => ({
              value: state,
              label: t('applications.moveTo', { state: t(`common.applyType.${state}`) }),
            }))}
          />
        </Field>
        <Field
          name="reason"
          label={t('applications.reason')}
          isRequired={to === 'REJECTED'}
          missing={t('applications.reasonMissing')}
          hint={t('applications.reasonHint')}
          dependencies={['to']}
          rules={[
            {
              max: UpdateUserAppliesLimits.reason,
              message: t('applications.reasonLong', { n: UpdateUserAppliesLimits.reason }),
            },
          ]}
        >
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} />
        </Field>
      </Form>
    </Modal>
  );
}
