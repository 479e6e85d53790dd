import { Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ApplyType } from '../../generated/schema';
import { talentName } from './talentName';
import type { ShownApply } from './useApplies';

const LONGEST_REASON = 500;

interface MoveDialogProps {
  apply: ShownApply;
  to: ApplyType;
  isMoving: boolean;
  onCancel: () => void;
  onSubmit: (reason: string) => void;
}

/** Asks for the reason of a move: needed for a refusal, welcome for any other. */
export function MoveDialog({ apply, to, isMoving, onCancel, onSubmit }: MoveDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ reason?: string }>();
  return (
    <Modal
      open
      centered
      title={`${talentName(apply)}：${t('adminApplies.moveTo', { state: t(`pieces.applyType.${to}`) })}`}
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
        onFinish={({ reason }) => onSubmit(reason ?? '')}
      >
        <Form.Item
          name="reason"
          label={t('adminApplies.reason')}
          extra={t('adminApplies.reasonHint')}
          rules={[
            { required: to === 'REJECTED', whitespace: true, message: t('adminApplies.reasonMissing') },
            { max: LONGEST_REASON, message: t('adminApplies.reasonLong', { n: LONGEST_REASON }) },
          ]}
        >
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
