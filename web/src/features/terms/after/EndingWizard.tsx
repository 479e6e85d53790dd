import { useMutation } from '@apollo/client/react';
import { Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLongerThan } from '../../../../../model/isLongerThan';
import { japanDay } from '../../../../../model/japanDay';
import { findEndingNotice } from '../../../../../model/terms/findEndingNotice';
import { listPayments } from '../../../../../model/terms/listPayments';
import { Button } from '../../../components/buttons/Button';
import { DateParts } from '../../../components/forms/DateParts';
import { Field } from '../../../components/forms/Field';
import { Stack } from '../../../components/layout/Stack';
import { useConfirm } from '../../../components/overlays/useConfirm';
import { EndContractLimits } from '../../../generated/limits';
import type { EndingException, EndingHow, ReviewSide } from '../../../generated/schema';
import { EndContractDocument } from '../../../generated/terms';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { formatDate } from '../../../lib/format/formatDate';
import { toast } from '../../../lib/toast/toast';
import { isOverOn } from '../fill/isOverOn';
import { SourceText } from '../show/SourceText';
import styles from '../show/Terms.module.css';
import type { ApplicationTerms } from '../useApplicationTerms';
import { toContract } from './toContract';

interface EndingWizardProps {
  terms: ApplicationTerms;
  side: ReviewSide;
  onSent: () => void;
  onCancel: () => void;
}

/**
 * The form with which a side ends a contract: how, which notice that needs and why, the last day, what is handed over, the
 * last payment, and the reason. A day before the notice is over needs an exception that the law knows.
 */
export function EndingWizard({ terms, side, onSent, onCancel }: EndingWizardProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const { versions, continuity, isBound } = toContract(terms.sheets);
  const current = versions.at(-1);
  const kind = current?.kind ?? 'CONTRACT';
  const [how, setHow] = useState<EndingHow>(continuity.last ? 'NON_RENEWAL' : 'TERMINATION');
  const noticedOn = japanDay(new Date());
  const notice = findEndingNotice({ ...continuity, kind, by: side, how, isBound, noticedOn });
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const lastDay = how === 'NON_RENEWAL' ? (continuity.last ?? '') : (chosenDay ?? notice.earliest);
  const payments = listPayments(kind, { ...current?.answers, endDate: lastDay });
  const [chosenPayment, setChosenPayment] = useState<string | null>(null);
  const lastPaymentOn = chosenPayment ?? payments.at(-1)?.paidOn ?? '';
  const [exception, setException] = useState<EndingException | null>(null);
  const [texts, setTexts] = useState({ handover: '', exceptionNote: '', reason: '' });
  const [isAsked, setAsked] = useState(false);
  const [mutate, { loading }] = useMutation(EndContractDocument);
  const isEarly = lastDay < notice.earliest;
  const isLate = isOverOn(lastDay);
  const needsException = isEarly && !isLate && notice.exceptions.length > 0;
  const longText = (name: keyof typeof texts) =>
    isLongerThan(texts[name], EndContractLimits[name])
      ? t('termsSheet.declineLong', { n: EndContractLimits[name] })
      : null;
  const isLong = [longText('handover'), longText('reason'), longText('exceptionNote')].some(Boolean);
  const isExcused = needsException && exception !== null && texts.exceptionNote.trim() !== '';
  const hows = (['NON_RENEWAL', 'TERMINATION', 'AGREEMENT'] as const).filter(
    (one) => one !== 'NON_RENEWAL' || continuity.last,
  );
  const send = async () => {
    setAsked(true);
    if (isLate || isLong || (isEarly && !isExcused)) return;
    const question = {
      title: t('termsSheet.ending.sendAsk', { at: formatDate(lastDay) }),
      content: t(how === 'AGREEMENT' ? 'termsSheet.ending.agreementNote' : 'termsSheet.ending.noticeNote'),
      confirm: t('termsSheet.ending.send'),
    };
    if (!(await confirm(question))) return;
    const excused = isExcused ? { exception, exceptionNote: texts.exceptionNote } : {};
    const more = {
      handover: texts.handover.trim() || null,
      reason: texts.reason.trim() || null,
      lastPaymentOn: lastPaymentOn || null,
    };
    const input = { applicationId: terms.id, how, lastDay, ...more, ...excused };
    try {
      await mutate({ variables: { input } });
      toast.success(t('termsSheet.ending.sent'));
    } catch (error) {
      const failure = classifyFailure(error);
      toast.error(t(failure.kind === 'Conflict' ? 'termsSheet.newer' : getFailureText(failure)));
    }
    onSent();
  };
  const area = (name: 'handover' | 'exceptionNote' | 'reason') => (
    <Input.TextArea
      id={`ending-${name}`}
      aria-label={t(`termsSheet.ending.${name}`)}
      value={texts[name]}
      autoSize={{ minRows: 2, maxRows: 8 }}
      onChange={({ target }) => setTexts((before) => ({ ...before, [name]: target.value }))}
    />
  );
  const dayError = isLate ? t('termsSheet.expiresPast') : null;
  const earlyError = isEarly && !needsException ? t('termsSheet.ending.tooEarly') : null;
  return (
    <Form layout="vertical" className={styles.part}>
      <Field label={t('termsSheet.ending.how')} htmlFor="ending-how" isRequired isChoice>
        <Radio.Group
          id="ending-how"
          vertical
          aria-label={t('termsSheet.ending.how')}
          value={how}
          onChange={({ target }) => setHow(target.value as EndingHow)}
          options={hows.map((value) => ({ value, label: t(`termsSheet.ending.hows.${value}`) }))}
        />
      </Field>
      <section className={styles.part} aria-live="polite">
        <h3>{t('termsSheet.ending.notice')}</h3>
        <p>
          {t(`termsSheet.ending.why.${notice.why}`)} <SourceText {...notice} />
        </p>
        {notice.days > 0 && <p>{t('termsSheet.ending.earliest', { at: formatDate(notice.earliest) })}</p>}
      </section>
      <Field
        label={t('termsSheet.ending.lastDay')}
        htmlFor="ending-lastDay"
        isRequired
        error={dayError ?? earlyError}
      >
        {how === 'NON_RENEWAL' ? (
          <p id="ending-lastDay">{formatDate(lastDay)}</p>
        ) : (
          <DateParts
            id="ending-lastDay"
            label={t('termsSheet.ending.lastDay')}
            value={lastDay}
            onChange={(day) => setChosenDay(day ?? '')}
          />
        )}
      </Field>
      {needsException && (
        <>
          <Field
            label={t('termsSheet.ending.exception')}
            htmlFor="ending-exception"
            isRequired
            isChoice
            hint={t('termsSheet.ending.exceptionHint')}
            error={isAsked && !exception ? t('termsSheet.ending.exceptionMissing') : null}
          >
            <Radio.Group
              id="ending-exception"
              vertical
              aria-label={t('termsSheet.ending.exception')}
              value={exception}
              onChange={({ target }) => setException(target.value as EndingException)}
              options={notice.exceptions.map((value) => ({
                value,
                label: t(`termsSheet.ending.exceptions.${value}`),
              }))}
            />
          </Field>
          <Field
            label={t('termsSheet.ending.exceptionNote')}
            htmlFor="ending-exceptionNote"
            isRequired
            error={
              isAsked && !texts.exceptionNote.trim()
                ? t('termsSheet.declineMissing')
                : longText('exceptionNote')
            }
          >
            {area('exceptionNote')}
          </Field>
        </>
      )}
      <Field
        label={t('termsSheet.ending.handover')}
        htmlFor="ending-handover"
        hint={t('termsSheet.ending.handoverHint')}
        error={longText('handover')}
      >
        {area('handover')}
      </Field>
      <Field label={t('termsSheet.ending.lastPayment')} htmlFor="ending-lastPayment">
        <DateParts
          id="ending-lastPayment"
          label={t('termsSheet.ending.lastPayment')}
          value={lastPaymentOn}
          onChange={(day) => setChosenPayment(day ?? '')}
        />
      </Field>
      <Field
        label={t('termsSheet.ending.reason')}
        htmlFor="ending-reason"
        hint={t('termsSheet.ending.reasonHint')}
        error={longText('reason')}
      >
        {area('reason')}
      </Field>
      <p className={styles.quiet}>{t('termsSheet.noAdvice')}</p>
      <Stack gap={8} wrap className={styles.part}>
        <Button look="primary" loading={loading} onClick={() => void send()}>
          {t('termsSheet.ending.send')}
        </Button>
        <Button disabled={loading} onClick={onCancel}>
          {t('termsSheet.amend.cancel')}
        </Button>
      </Stack>
    </Form>
  );
}
