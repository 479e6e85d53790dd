import { Checkbox, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { mailTopics } from '../../../../../model/mailTopics';
import { EditForm } from '../../../components/forms/edit/EditForm';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { useEditor } from '../../../components/forms/edit/useEditor';
import { Field } from '../../../components/forms/Field';
import { UpdateUserLimits } from '../../../generated/limits';
import styles from './Account.module.css';
import type { AccountValues } from './AccountValues';
import type { useAccount } from './useAccount';
import { useTopicNames } from './useTopicNames';

interface AccountFormProps extends Pick<ReturnType<typeof useAccount>, 'save' | 'read'> {
  record: NonNullable<ReturnType<typeof useAccount>['record']>;
}

/** The form for the account's name and for the topics about which Enishi sends mail. */
export function AccountForm({ record, save, read }: AccountFormProps) {
  const { t } = useTranslation();
  const nameOf = useTopicNames();
  const editor = useEditor<AccountValues>({ name: 'edit-account', record, save, read });
  const rules = recordRules(t, { limits: { name: UpdateUserLimits.displayName } });
  const mailedOn = { label: t('account.mail.title'), format: nameOf.all };
  return (
    <EditForm editor={editor} fields={{ name: t('account.name.title'), mailedOn }}>
      <Field
        name="name"
        label={t('account.name.title')}
        hint={t('account.name.lead')}
        rules={[rules('name')]}
      >
        <Input autoComplete="nickname" />
      </Field>
      <Field name="mailedOn" label={t('account.mail.title')} hint={t('account.mail.always')} isChoice>
        <Checkbox.Group className={styles.topics}>
          {mailTopics.map((topic) => (
            <Checkbox key={topic} value={topic}>
              {nameOf.one(topic)}
            </Checkbox>
          ))}
        </Checkbox.Group>
      </Field>
    </EditForm>
  );
}
