import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { PasswordInput } from '../../../components/forms/PasswordInput';
import { PlainForm } from '../../../components/forms/PlainForm';
import { FormAlert } from '../FormAlert';
import { rules } from '../rules';
import styles from './Account.module.css';
import { useRequestDeletion } from './useRequestDeletion';

interface LeaveFormProps {
  sub: string;
  email: string;
  onDone: () => void;
}

interface Values {
  word: string;
  password: string;
}

const consequences = ['profile', 'applications', 'messages', 'terms', 'files', 'grace'] as const;

/**
 * The form that requests the deletion of the account. It lists the consequences, and asks for a typed word
 * and the password.
 */
export function LeaveForm({ sub, email, onDone }: LeaveFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const { request, isRunning, refused } = useRequestDeletion(sub);
  const word = t('account.leave.word');
  const isWord = {
    validator: (_rule: unknown, value = '') =>
      value.normalize('NFKC').trim().toLowerCase() === word.toLowerCase()
        ? Promise.resolve()
        : Promise.reject(new Error(t('account.leave.wordWrong', { word }))),
  };
  const leave = async ({ password }: Values) => {
    if (await request(password)) onDone();
  };
  return (
    <PlainForm form={form} name="leave" onFinish={leave}>
      <ul data-bullets className={styles.consequences}>
        {consequences.map((each) => (
          <li key={each}>{t(`account.leave.consequence.${each}`)}</li>
        ))}
      </ul>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Form.Item name="word" label={t('account.leave.typeWord', { word })} rules={[isWord]}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="password" label={t('account.password.current')} rules={rules.password(t)}>
        <PasswordInput autoComplete="current-password" />
      </Form.Item>
      <FormAlert text={refused} />
      <Button danger look="primary" type="submit" size="large" block loading={isRunning}>
        {t('account.leave.confirm')}
      </Button>
    </PlainForm>
  );
}
