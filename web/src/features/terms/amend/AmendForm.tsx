import { useMutation } from '@apollo/client/react';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { japanDay } from '../../../../../model/japanDay';
import { addDays } from '../../../../../model/periods/addDays';
import { diffTerms } from '../../../../../model/terms/diffTerms';
import { listTermsFaults } from '../../../../../model/terms/listTermsFaults';
import type { TermsAnswers } from '../../../../../model/terms/TermsItem';
import { Button } from '../../../components/buttons/Button';
import { Stack } from '../../../components/layout/Stack';
import { useConfirm } from '../../../components/overlays/useConfirm';
import { Fold } from '../../../components/page/Fold';
import { AmendTermsDocument } from '../../../generated/terms';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { toast } from '../../../lib/toast/toast';
import { AnswerDay } from '../fill/AnswerDay';
import { isOverOn } from '../fill/isOverOn';
import { listFilled } from '../fill/listFilled';
import { openDays } from '../fill/openDays';
import { TermsItems } from '../fill/TermsItems';
import { DifferenceList } from '../show/DifferenceList';
import styles from '../show/Terms.module.css';
import { toAnswers } from '../../../../../model/terms/toAnswers';
import type { Sheet } from '../useApplicationTerms';

interface AmendFormProps {
  /** The version in force, with which the changed one begins. */
  current: Sheet;
  applicationId: string;
  /** The number that the changed version gets. */
  number: number;
  onSent: () => void;
  onCancel: () => void;
}

/** The form with which either side proposes a change of the accepted terms: period and pay first, the rest folded. */
export function AmendForm({ current, applicationId, number, onSent, onCancel }: AmendFormProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { kind } = current;
  const [before] = useState(() => toAnswers(current.answers));
  const [answers, setAnswers] = useState<TermsAnswers>(before);
  const [expiresOn, setExpiresOn] = useState(() => addDays(japanDay(new Date()), openDays));
  const [isAsked, setAsked] = useState(false);
  const [mutate, { loading }] = useMutation(AmendTermsDocument);
  const faults = listTermsFaults(kind, answers);
  const differences = diffTerms({ kind, answers: before }, { kind, answers });
  const change = (key: string, value: string) => setAnswers((all) => ({ ...all, [key]: value }));
  const faultOf = (key: string) => faults.find((one) => one.key === key)?.fault ?? null;
  const send = async () => {
    setAsked(true);
    const [first] = faults;
    if (first) return document.getElementById(`term-${first.key}`)?.scrollIntoView({ block: 'center' });
    if (differences.length === 0 || isOverOn(expiresOn)) return;
    const question = {
      title: t('termsSheet.amend.sendAsk'),
      content: t('termsSheet.amend.sendNote'),
      confirm: t('termsSheet.amend.send'),
    };
    if (!(await confirm(question))) return;
    const about = { applicationId, amends: current.number, number, expiresOn };
    try {
      await mutate({ variables: { input: { ...about, answers: listFilled(kind, answers) } } });
      toast.success(t('termsSheet.amend.sent'));
    } catch (error) {
      const failure = classifyFailure(error);
      toast.error(t(failure.kind === 'Conflict' ? 'termsSheet.newer' : getFailureText(failure)));
    }
    onSent();
  };
  const shared = { kind, answers, faultOf, onChange: change };
  return (
    <Form layout="vertical" className={styles.part}>
      <TermsItems {...shared} groups={['period', 'pay']} />
      <Fold title={t('termsSheet.amend.others')}>
        <TermsItems {...shared} groups={['parties', 'work', 'hours', 'ending', 'other']} />
      </Fold>
      <AnswerDay value={expiresOn} isLate={isAsked && isOverOn(expiresOn)} onChange={setExpiresOn} />
      <section className={styles.part} aria-live="polite">
        <h3>{t('termsSheet.amend.changes')}</h3>
        <DifferenceList
          differences={differences}
          kind={kind}
          answers={answers}
          none={t(isAsked ? 'termsSheet.amend.unchanged' : 'termsSheet.amend.none')}
        />
      </section>
      <p className={styles.quiet}>{t('termsSheet.noAdvice')}</p>
      <Stack gap={8} wrap className={styles.part}>
        <Button look="primary" loading={loading} onClick={() => void send()}>
          {t('termsSheet.amend.send')}
        </Button>
        <Button disabled={loading} onClick={onCancel}>
          {t('termsSheet.amend.cancel')}
        </Button>
      </Stack>
    </Form>
  );
}
