import { Field } from '../../../components/forms/Field';
import { Form, Input, Modal, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { enums } from '../../../../../model/enums';
import { UpdateUserAppliesLimits } from '../../../generated/limits';
import type { ApplyType } from '../../../generated/schema';
import { listNextStates } from './listNextStates';
import { getApplicantName } from '../getApplicantName';
import type { ApplicationRowFragment } from '../../../generated/application';

/**
 * An application with everything that is needed to move it to another state. `openJob` is set only in lists
 * that have applications to several jobs.
 */
interface MovableApplication extends ApplicationRowFragment {
  openJob?: { title: string | null } | null;
}

interface MoveDialogProps<Application extends MovableApplication> {
  applications: readonly Application[];
  /** The state that is selected when the dialog opens, if the person has already chosen one. */
  initialTo?: ApplyType;
  onCancel: () => void;
  /** Called with the applications that may be moved to the chosen state; the others are left out. */
  onSubmit: (movable: readonly Application[], to: ApplyType, reason: string) => void;
}

/**
 * A dialog that asks for the next state of one or more applications and for the reason. It offers every state
 * to which at least one of the applications may be moved, with the number of those applications. Only a
 * rejection requires a reason.
 */
export function MoveDialog<Application extends MovableApplication>({
  applications,
  initialTo,
  onCancel,
  onSubmit,
}: MoveDialogProps<Application>) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ to: ApplyType; reason?: string }>();
  const to = Form.useWatch('to', form);
  const movableTo = (state: ApplyType) =>
    applications.filter(({ type }) => type && listNextStates(type).includes(state));
  const states = enums.ApplyType.filter((state) => movableTo(state).length > 0);
  const [only] = applications.length === 1 ? applications : [];
  return (
    <Modal
      open
      centered
      title={
        only
          ? t('applications.moveTitle', { name: getApplicantName(only) })
          : t('applications.moveMany', { n: applications.length })
      }
      okText={t('applications.save')}
      okButtonProps={{ danger: to === 'REJECTED' }}
      cancelText={t('common.cancel')}
      onCancel={onCancel}
      onOk={form.submit}
    >
      {only && <p>{only.openJob?.title}</p>}
      <Form
        form={form}
        layout="vertical"
        validateTrigger="onBlur"
        initialValues={{ to: initialTo }}
        onFinish={({ to: state, reason }) => onSubmit(movableTo(state), state, reason ?? '')}
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
            options={states.map((value) => {
              const state = t(`common.applyType.${value}`);
              const label = only
                ? t('applications.moveTo', { state })
                : t('applications.moveManyTo', { state, n: movableTo(value).length });
              return { value, label };
            })}
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
