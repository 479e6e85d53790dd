import { useMutation } from '@apollo/client/react';
import { Checkbox, Form, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/forms/Field';
import { AnswerTermsDocument } from '../../../generated/terms';
import { AnswerTermsLimits } from '../../../generated/limits';
import { AnswerButtons } from '../show/AnswerButtons';
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
  const [employees, setEmployees] = useState<boolean | null>(null);
  const [wantsElectronic, setWantsElectronic] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [mutate, { loading }] = useMutation(AnswerTermsDocument);
  const isContract = sheet.kind === 'CONTRACT';
  const check = () => {
    setAsked(true);
    return !isContract || employees !== null;
  };
  const said = isContract ? { talentEmployees: employees } : { wantsElectronic };
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
      <AnswerButtons
        about={title}
        texts={{
          accept: t('termsSheet.accept'),
          acceptAsk: t('termsSheet.acceptAsk'),
          acceptNote: t('termsSheet.acceptNote'),
          accepted: t('termsSheet.youAccepted'),
          decline: t('termsSheet.decline'),
          declineTitle: t('termsSheet.declineTitle'),
          declineHint: t('termsSheet.declineHint'),
          declined: t('termsSheet.youDeclined'),
        }}
        rule={{
          max: AnswerTermsLimits.reason,
          message: t('termsSheet.declineLong', { n: AnswerTermsLimits.reason }),
        }}
        check={check}
        answer={(reply, reason) =>
          mutate({ variables: { input: { id: sheet.id, reply, reason, ...(reply === 'ACCEPT' && said) } } })
        }
        isSending={loading}
        onAnswered={onAnswered}
      />
    </Form>
  );
}
