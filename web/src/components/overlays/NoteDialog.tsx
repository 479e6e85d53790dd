import { Form, Input, Modal } from 'antd';
import type { FormRule } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../forms/Field';

interface NoteDialogProps {
  title: string;
  /** The title of the record that the note is about. */
  about: string;
  /** The label of the text field. */
  label: string;
  hint: string;
  /** The error message when nothing is entered. */
  missing: string;
  rule: FormRule;
  /** The label of the button that sends the note. */
  submit: string;
  isSending: boolean;
  onCancel: () => void;
  /** Called with the note, without blanks around it. */
  onSubmit: (note: string) => void;
}

/** A dialog for an action that needs a note, such as returning a job to its author. */
export function NoteDialog(props: NoteDialogProps) {
  const { title, about, label, hint, missing, rule, submit, isSending, onCancel, onSubmit } = props;
  const { t } = useTranslation();
  const [form] = Form.useForm<{ note: string }>();
  return (
    <Modal
      open
      centered
      title={title}
      okText={submit}
      okButtonProps={{ loading: isSending }}
      cancelText={t('common.cancel')}
      onCancel={onCancel}
      onOk={form.submit}
    >
      <p lang="ja">{about}</p>
      <Form
        form={form}
        layout="vertical"
        validateTrigger="onBlur"
        onFinish={({ note }) => onSubmit(note.trim())}
      >
        <Field name="note" label={label} isRequired missing={missing} hint={hint} rules={[rule]}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} />
        </Field>
      </Form>
    </Modal>
  );
}
