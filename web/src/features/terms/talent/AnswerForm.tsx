import { useMutation } from '@apollo/client/react';
import { Checkbox, Form, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { Field } from '../../../components/forms/Field';
import { Stack } from '../../../components/layout/Stack';
import { NoteDialog } from '../../../components/overlays/NoteDialog';
import { useConfirm } from '../../../components/overlays/useConfirm';
import { AnswerTermsDocument } from '../../../generated/terms';
import { AnswerTermsLimits } from '../../../generated/limits';
import type { TermsReply } from '../../../generated/schema';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { toast } from '../../../lib/toast/toast';
import styles from '../show/Terms.module.css';
import type { Sheet } from '../useApplicationTerms';

interface AnswerFormProps {
  sheet: Sheet;
  title: string;
  onAnswered: () => void;
}

/**
 * The talent's answer to the current version: for freelance work the fact that decides which law binds, for employment the
 * wish to get the document electronically, which is not ticked beforehand; then they accept or decline.
 */
export function AnswerForm({ sheet, title, onAnswered }: AnswerFormProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [employees, setEmployees] = useState<boolean | null>(null);
  const [wantsElectronic, setWantsElectronic] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const [mutate, { loading }] = useMutation(AnswerTermsDocument);
  const isContract = sheet.kind === 'CONTRACT';
  const answer = async (reply: TermsReply, more: object) => {
    try {
      await mutate({ variables: { input: { id: sheet.id, reply, ...more } } });
      toast.success(t(reply === 'ACCEPT' ? 'termsSheet.youAccepted' : 'termsSheet.youDeclined'));
    } catch (error) {
      const failure = classifyFailure(error);
      toast.error(t(failure.kind === 'Conflict' ? 'termsSheet.newer' : getFailureText(failure)));
    }
    setDeclining(false);
    onAnswered();
  };
  const accept = async () => {
    setAsked(true);
    if (isContract && employees === null) return;
    const question = {
      title: t('termsSheet.acceptAsk'),
      content: t('termsSheet.acceptNote'),
      confirm: t('termsSheet.accept'),
    };
    if (!(await confirm(question))) return;
    await answer('ACCEPT', isContract ? { talentEmployees: employees } : { wantsElectronic });
  };
  return (
    <Form layout="vertical" className={styles.part}>
      {isContract ? (
        <Field
          label={t('termsSheet.employees')}
          htmlFor="term-employees"
          isRequired
          isChoice
          hint={t('termsSheet.employeesHint')}
          error={isAsked && employees === null ? t('termsSheet.employeesMissing') : null}
        >
          <Radio.Group
            id="term-employees"
            vertical
            aria-label={t('termsSheet.employees')}
            value={employees}
            onChange={({ target }) => setEmployees(target.value === true)}
            options={[
              { value: false, label: t('termsSheet.hasNone') },
              { value: true, label: t('termsSheet.hasSome') },
            ]}
          />
        </Field>
      ) : (
        <Field label={t('termsSheet.delivery')} hint={t('termsSheet.deliveryHint')}>
          <Checkbox checked={wantsElectronic} onChange={({ target }) => setWantsElectronic(target.checked)}>
            {t('termsSheet.wantsElectronic')}
          </Checkbox>
        </Field>
      )}
      <Stack gap={8} wrap>
        <Button look="primary" loading={loading} onClick={() => void accept()}>
          {t('termsSheet.accept')}
        </Button>
        <Button aria-haspopup="dialog" disabled={loading} onClick={() => setDeclining(true)}>
          {t('termsSheet.decline')}
        </Button>
      </Stack>
      {isDeclining && (
        <NoteDialog
          title={t('termsSheet.declineTitle')}
          about={title}
          label={t('termsSheet.declineReason')}
          hint={t('termsSheet.declineHint')}
          missing={t('termsSheet.declineMissing')}
          rule={{
            max: AnswerTermsLimits.reason,
            message: t('termsSheet.declineLong', { n: AnswerTermsLimits.reason }),
          }}
          submit={t('termsSheet.decline')}
          isSending={loading}
          onCancel={() => setDeclining(false)}
          onSubmit={(reason) => void answer('DECLINE', { reason })}
        />
      )}
    </Form>
  );
}
