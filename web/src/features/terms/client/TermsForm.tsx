import { useMutation } from '@apollo/client/react';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contractKindOf } from '../../../../../model/contractKindOf';
import { japanDay } from '../../../../../model/japanDay';
import { addDays } from '../../../../../model/periods/addDays';
import { diffFromPosting } from '../../../../../model/terms/diffFromPosting';
import { diffTerms } from '../../../../../model/terms/diffTerms';
import { listTermsFaults } from '../../../../../model/terms/listTermsFaults';
import { postedTerms } from '../../../../../model/terms/postedTerms';
import type { TermsAnswers, TermsItem, ContractKind } from '../../../../../model/terms/TermsItem';
import { termsTexts } from '../../../../../model/terms/termsTexts';
import { Button } from '../../../components/buttons/Button';
import { FormSection } from '../../../components/forms/FormSection';
import { SegmentedChoice } from '../../../components/forms/SegmentedChoice';
import { Stack } from '../../../components/layout/Stack';
import { useConfirm } from '../../../components/overlays/useConfirm';
import { Fold } from '../../../components/page/Fold';
import { OfferTermsDocument } from '../../../generated/terms';
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
import { TermsDocument } from '../show/TermsDocument';
import { toAnswers } from '../../../../../model/terms/toAnswers';
import type { ApplicationTerms } from '../useApplicationTerms';

const groups: readonly TermsItem['group'][] = [
  'parties',
  'period',
  'work',
  'hours',
  'pay',
  'ending',
  'other',
];

/** Returns what a new version begins with: the draft, the newest version, or what was posted. */
function beginOf({ sheets, posting, organizationName, talentName }: ApplicationTerms) {
  const last = sheets.find(({ number }) => number === 0) ?? sheets[0];
  if (last) return { kind: last.kind, answers: toAnswers(last.answers) };
  const names = { companyName: organizationName ?? '', talentName: talentName ?? '' };
  return { kind: contractKindOf(posting ?? {}), answers: { ...postedTerms(posting ?? {}), ...names } };
}

interface TermsFormProps {
  terms: ApplicationTerms;
  onSent: () => void;
}

/** The form in which job staff fill in the next version of the sheet, see what it lacks and what changed, and send it. */
export function TermsForm({ terms, onSent }: TermsFormProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [begin] = useState(() => beginOf(terms));
  const [kind, setKind] = useState<ContractKind | null>(begin.kind);
  const [answers, setAnswers] = useState<TermsAnswers>(begin.answers);
  const [expiresOn, setExpiresOn] = useState(() => addDays(japanDay(new Date()), openDays));
  const [isAsked, setAsked] = useState(false);
  const [mutate, { loading }] = useMutation(OfferTermsDocument);
  const newest = terms.sheets.find(({ number }) => number > 0);
  const draft = terms.sheets.find(({ number }) => number === 0);
  const number = (newest?.number ?? 0) + 1;
  if (!kind)
    return (
      <FormSection title={t('termsSheet.kindTitle')} lead={t('termsSheet.kindLead')}>
        <Kinds kind={kind} onChange={setKind} />
      </FormSection>
    );
  const faults = listTermsFaults(kind, answers);
  const isLate = isOverOn(expiresOn);
  const faultOf = (key: string) => {
    const fault = faults.find((one) => one.key === key)?.fault ?? null;
    return isAsked || (fault && fault !== 'missing' && answers[key]) ? fault : null;
  };
  const save = async (isDraft: boolean) => {
    const input = {
      ...{ applicationId: terms.id, kind, number, isDraft, expiresOn: isLate ? null : expiresOn },
      ...{ answers: listFilled(kind, answers), draftVersion: draft?.version ?? null },
    };
    try {
      await mutate({ variables: { input } });
      toast.success(t(isDraft ? 'termsSheet.saved' : 'termsSheet.sent'));
      // Where it says what is waited for.
      if (!isDraft) document.querySelector('h1')?.scrollIntoView?.({ block: 'center' });
      onSent();
    } catch (error) {
      const failure = classifyFailure(error);
      toast.error(t(failure.kind === 'Conflict' ? 'termsSheet.newer' : getFailureText(failure)));
    }
  };
  const send = async () => {
    setAsked(true);
    const [first] = faults;
    if (first) return document.getElementById(`term-${first.key}`)?.scrollIntoView({ block: 'center' });
    if (isLate) return;
    const question = {
      title: t('termsSheet.sendAsk'),
      content: t('termsSheet.sendNote'),
      confirm: t('termsSheet.send'),
    };
    if (await confirm(question)) await save(false);
  };
  const missing = faults.filter(({ fault }) => fault === 'missing');
  return (
    <Form layout="vertical" className={styles.page}>
      <FormSection title={t('termsSheet.kindTitle')} lead={t('termsSheet.kindLead')}>
        <Kinds kind={kind} onChange={setKind} />
      </FormSection>
      <TermsItems
        {...{ kind, answers, groups, faultOf }}
        onChange={(key, value) => setAnswers((before) => ({ ...before, [key]: value }))}
      />
      <AnswerDay value={expiresOn} isLate={isAsked && isLate} onChange={setExpiresOn} />
      <section className={styles.part} aria-live="polite">
        <h2>{t('termsSheet.check')}</h2>
        <p className={styles.quiet}>
          {t(missing.length > 0 ? 'termsSheet.lacks' : 'termsSheet.lacksNothing', { n: missing.length })}
        </p>
        <ul className={styles.missing} lang="ja">
          {missing.map(({ key }) => (
            <li key={key}>
              <a href={`#term-${key}`}>{termsTexts[kind][key]?.label}</a>
            </li>
          ))}
        </ul>
      </section>
      {terms.posting && (
        <section className={styles.part}>
          <h2>{t('termsSheet.fromPosting')}</h2>
          <DifferenceList
            differences={diffFromPosting(kind, answers, terms.posting)}
            kind={kind}
            answers={answers}
            none={t('termsSheet.asPosted')}
          />
        </section>
      )}
      {newest && (
        <section className={styles.part}>
          <h2>{t('termsSheet.fromLast', { n: newest.number })}</h2>
          <DifferenceList
            differences={diffTerms(
              { kind: newest.kind, answers: toAnswers(newest.answers) },
              { kind, answers },
            )}
            kind={kind}
            answers={answers}
            none={t('termsSheet.same')}
          />
        </section>
      )}
      <section className={styles.part}>
        <Fold title={t('termsSheet.preview')}>
          <TermsDocument sheet={{ number: 0, kind, answers, expiresOn }} />
        </Fold>
      </section>
      <p className={styles.quiet}>{t('termsSheet.noAdvice')}</p>
      <Stack gap={8} wrap className={styles.part}>
        <Button look="primary" loading={loading} onClick={() => void send()}>
          {t('termsSheet.send')}
        </Button>
        <Button disabled={loading} onClick={() => void save(true)}>
          {t('termsSheet.saveDraft')}
        </Button>
      </Stack>
    </Form>
  );
}

function Kinds({ kind, onChange }: { kind: ContractKind | null; onChange: (kind: ContractKind) => void }) {
  const { t } = useTranslation();
  return (
    <SegmentedChoice<ContractKind>
      label={t('termsSheet.kindTitle')}
      value={kind}
      onChange={onChange}
      options={(['EMPLOYMENT', 'CONTRACT'] as const).map((value) => ({
        value,
        label: t(`termsSheet.kind.${value}`),
      }))}
    />
  );
}
