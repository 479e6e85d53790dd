import { Form, Input, Modal, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { UpdateUserAppliesLimits } from '../../../../generated/limits';
import type { ApplyType } from '../../../../generated/schema';
import { nextStates } from './nextStates';
import { talentName } from '../../../../entities/talent/talentName';
import type { ShownApply } from '../useApplications';

interface MoveDialogProps {
  apply: ShownApply;
  isMoving: boolean;
  onCancel: () => void;
  onSubmit: (to: ApplyType, reason: string) => void;
}

/** Asks where an application moves to and why: the reason is needed for a refusal, welcome for any other. */
export function MoveDialog({ apply, isMoving, onCancel, onSubmit }: MoveDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ to: ApplyType; reason?: string }>();
  const to = Form.useWatch('to', form);
  return (
    <Modal
      open
      centered
      title={t('adminApplies.moveTitle', { name: talentName(apply) })}
      okText={t('adminApplies.save')}
      okButtonProps={{ danger: to === 'REJECTED', loading: isMoving }}
      cancelText={t('pieces.cancel')}
      onCancel={onCancel}
      onOk={form.submit}
    >
      <p>{apply.openJob?.title}</p>
      <Form
        form={form}
        layout="vertical"
        validateTrigger="onBlur"
        onFinish={({ to: state, reason }) => onSubmit(state, reason ?? '')}
      >
        <Form.Item
          name="to"
          label={t('adminApplies.moveLabel')}
          validateTrigger="onChange"
          rules={[{ required: true, message: t('adminApplies.moveMissing') }]}
        >
          <Radio.Group
            vertical
            aria-label={t('adminApplies.moveLabel')}
            options={nextStates(apply.type ?? 'WITHDRAWN').map((state) => ({
              value: state,
              label: t('adminApplies.moveTo', { state: t(`pieces.applyType.${state}`) }),
            }))}
          />
        </Form.Item>
        <Form.Item
          name="reason"
          label={t('adminApplies.reason')}
          extra={t('adminApplies.reasonHint')}
          dependencies={['to']}
          rules={[
            { required: to === 'REJECTED', whitespace: true, message: t('adminApplies.reasonMissing') },
            {
              max: UpdateUserAppliesLimits.reason,
              message: t('adminApplies.reasonLong', { n: UpdateUserAppliesLimits.reason }),
            },
          ]}
        >
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
