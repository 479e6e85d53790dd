import { Field } from '../../../components/forms/Field';
import { Form, Input, Modal, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { enums } from '../../../../../model/enums';
import { UpdateUserAppliesLimits } from '../../../generated/limits';
import type { ApplyType, RejectionReason } from '../../../generated/schema';
import { paths } from '../../../lib/paths';
import { listNextStates } from './listNextStates';
import { getApplicantName } from '../getApplicantName';
import { RejectionFields } from './RejectionFields';
import type { ApplicationRowFragment } from '../../../generated/application';
import type { MoveDecision, MoveStep } from './UnsentMove';

/**
 * An application with everything that is needed to move it to another state. `openJob` is set only in lists
 * that have applications to several jobs.
 */
interface MovableApplication extends ApplicationRowFragment {
  openJob?: { title: string | null } | null;
}

/** Where applications are moved, what is written to the talents, and what is noted about a rejection. */
export interface ChosenMove {
  to: ApplyType;
  step?: MoveStep;
  reason: string;
  decision?: MoveDecision;
}

interface MoveDialogProps<Application extends MovableApplication> {
  applications: readonly Application[];
  /** The state that is selected when the dialog opens, if the person has already chosen one. */
  initialTo?: ApplyType;
  /** Who moves them: administrators may also make an offer or a contract by hand, with a reason. */
  who?: 'job' | 'admin';
  onCancel: () => void;
  /** Called with the applications that may be moved to the chosen state; the others are left out. */
  onSubmit: (movable: readonly Application[], move: ChosenMove) => void;
}

interface Values {
  to: ApplyType;
  reason?: string;
  rejectionReason?: RejectionReason;
  note?: string;
}

/**
 * A dialog that asks for the next state of one or more applications and for words to the talent. It offers every state
 * to which at least one of the applications may be moved, with the number of those applications. A rejection also needs
 * a reason, which only colleagues see.
 */
export function MoveDialog<Application extends MovableApplication>({
  applications,
  initialTo,
  who = 'job',
  onCancel,
  onSubmit,
}: MoveDialogProps<Application>) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const to = Form.useWatch('to', form);
  const movableTo = (state: ApplyType) =>
    applications.filter(({ type }) => type && listNextStates(type, who).includes(state));
  const states = enums.ApplyType.filter((state) => movableTo(state).length > 0);
  // Others come there by a sheet of terms.
  const isByHand = to === 'OFFERED' || to === 'CONTRACTED';
  const [only] = applications.length === 1 ? applications : [];
  const submit = ({ to: state, reason = '', rejectionReason, note = '' }: Values) =>
    onSubmit(movableTo(state), {
      ...{ to: state, reason },
      ...(state === 'REJECTED' && rejectionReason && { decision: { rejectionReason, note } }),
    });
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
        onFinish={submit}
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
        {to === 'REJECTED' && <RejectionFields />}
        {to === 'OFFERED' && only && (
          <p>
            <Link to={paths.clientTerms(only.id)}>{t('applications.openTerms')}</Link>
          </p>
        )}
        <Field
          name="reason"
          label={t('applications.reason')}
          hint={t(isByHand ? `applications.byHand.${to}` : 'applications.reasonHint')}
          isRequired={isByHand}
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
