import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { describeFailure } from '../../../lib/errors/describeFailure';
import { Banner } from '../../feedback/Banner';
import { PlainForm } from '../PlainForm';
import styles from './EditForm.module.css';
import type { Editor } from './Editor';
import type { FieldTexts } from './FieldTexts';
import { LeaveGuard } from './LeaveGuard';
import { OtherChanges } from './OtherChanges';
import { SaveBar } from './SaveBar';

interface EditFormProps<Values extends object> {
  /** The editor that `useEditor` has created. */
  editor: Editor<Values>;
  /**
   * The label of each field and, if needed, a function that formats the field's value. The form uses both
   * when the person compares their input with what somebody else saved.
   */
  fields: FieldTexts<Values>;
  /** The label of the button that saves. */
  saveLabel?: string;
  /**
   * A sentence above the save button that stays visible while scrolling, for example how many jobs fit the
   * entered values.
   */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * The form in which people edit a record. All editors behave alike: they show errors after a field was left,
 * restore unsaved drafts, ask before unsaved input is lost, and let the person choose between the values when
 * the record was changed somewhere else.
 */
export function EditForm<Values extends object>(props: EditFormProps<Values>) {
  const { editor, fields, saveLabel, aside, children } = props;
  const { t } = useTranslation();
  const { name, form, initialValues, isDirty, isRestored, failure } = editor;
  return (
    <>
      <PlainForm
        form={form}
        name={name}
        initialValues={initialValues}
        onValuesChange={editor.noteChange}
        onFinish={editor.save}
      >
        {isRestored && isDirty && (
          <div className={styles.notice}>
            <Banner>{t('editing.restored')}</Banner>
          </div>
        )}
        {children}
        {failure && (
          <Banner tone="danger" isUrgent>
            {editor.isUnanswered ? t('editing.unanswered') : describeFailure(t, failure)} {t('editing.kept')}
          </Banner>
        )}
        <SaveBar editor={editor} label={saveLabel} aside={aside} />
      </PlainForm>
      <OtherChanges editor={editor} fields={fields} />
      <LeaveGuard name={name} isDirty={isDirty} />
    </>
  );
}
