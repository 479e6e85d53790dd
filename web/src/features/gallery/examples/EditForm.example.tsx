import { Input } from 'antd';
import { EditForm } from '../../../components/forms/edit/EditForm';
import type { EditedRecord } from '../../../components/forms/edit/EditedRecord';
import { useEditor } from '../../../components/forms/edit/useEditor';
import { Field } from '../../../components/forms/Field';
import type { Example } from '../Example';

interface Values {
  displayName: string | null;
  description: string | null;
}

const record: EditedRecord<Values> = {
  values: { displayName: 'ゆいこ', description: '画面を作っています。' },
  version: 1,
};

/**
 * A form that sends nothing to the API: saving succeeds at once or, when `isOffline`, fails. Unsaved input is
 * still kept as a draft on the device.
 */
function ProfileForm({ isOffline = false }: { isOffline?: boolean }) {
  const editor = useEditor<Values>({
    name: `gallery-${isOffline ? 'offline' : 'stored'}`,
    record,
    save: (values, version = 1) =>
      isOffline
        ? Promise.reject(new Error('Failed to fetch'))
        : Promise.resolve({ values: { ...record.values, ...values }, version: version + 1 }),
  });
  return (
    <EditForm editor={editor} fields={{ displayName: '表示名', description: '自己紹介' }}>
      <Field isRequired name="displayName" label="表示名">
        <Input />
      </Field>
      <Field name="description" label="自己紹介">
        <Input.TextArea rows={3} />
      </Field>
    </EditForm>
  );
}

export const example: Example = {
  name: 'EditForm',
  fillsWindow: true,
  states: {
    stored: () => <ProfileForm />,
    offline: () => <ProfileForm isOffline />,
  },
};
