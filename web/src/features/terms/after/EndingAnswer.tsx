import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { japanDay } from '../../../../../model/japanDay';
import { Button } from '../../../components/buttons/Button';
import { Stack } from '../../../components/layout/Stack';
import { NoteDialog } from '../../../components/overlays/NoteDialog';
import { AnswerEndingLimits } from '../../../generated/limits';
import type { EndingReply, ReviewSide } from '../../../generated/schema';
import { AnswerEndingDocument } from '../../../generated/terms';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { toast } from '../../../lib/toast/toast';
import { SourceText } from '../show/SourceText';
import type { ApplicationTerms } from '../useApplicationTerms';

interface EndingAnswerProps {
  terms: ApplicationTerms;
  ending: NonNullable<ApplicationTerms['ending']>;
  side: ReviewSide;
  onChanged: () => void;
}

/**
 * What a side can say to the end of a contract: confirm it, decline an agreement; the talent asks for the reason of the
 * organization’s notice, which the organization gives.
 */
export function EndingAnswer({ terms, ending, side, onChanged }: EndingAnswerProps) {
  const { t } = useTranslation();
  const [isGiving, setGiving] = useState(false);
  const [mutate, { loading }] = useMutation(AnswerEndingDocument);
  const { by, how, state, lastDay, reasonAskedAt, reasonGivenAt } = ending;
  const answer = async (reply: EndingReply, reason?: string) => {
    try {
      await mutate({ variables: { input: { applicationId: terms.id, reply, reason } } });
      toast.success(t(`termsSheet.ending.replied.${reply}`));
    } catch (error) {
      const failure = classifyFailure(error);
      toast.error(t(failure.kind === 'Conflict' ? 'termsSheet.newer' : getFailureText(failure)));
    }
    setGiving(false);
    onChanged();
  };
  const isOther = by !== side;
  const isNotice = by === 'CLIENT' && how !== 'AGREEMENT';
  const mayConfirm = isOther && (state === 'NOTIFIED' || state === 'PROPOSED');
  const mayAsk = side === 'TALENT' && isNotice && !reasonAskedAt && lastDay >= japanDay(new Date());
  const mayGive = side === 'CLIENT' && isNotice && reasonAskedAt !== null && !reasonGivenAt;
  return (
    <>
      {mayAsk && terms.sheets[0]?.kind === 'CONTRACT' && (
        <p>
          {t('termsSheet.ending.askHint')} <SourceText law="freelance" article="第16条第2項" />
        </p>
      )}
      <Stack gap={8} wrap>
        {mayConfirm && (
          <Button look="primary" loading={loading} onClick={() => void answer('CONFIRM')}>
            {t(`termsSheet.ending.confirm.${state === 'PROPOSED' ? 'agreement' : 'notice'}`)}
          </Button>
        )}
        {isOther && state === 'PROPOSED' && (
          <Button disabled={loading} onClick={() => void answer('DECLINE')}>
            {t('termsSheet.ending.decline')}
          </Button>
        )}
        {mayAsk && (
          <Button disabled={loading} onClick={() => void answer('ASK_REASON')}>
            {t('termsSheet.ending.ask')}
          </Button>
        )}
        {mayGive && (
          <Button look="primary" aria-haspopup="dialog" disabled={loading} onClick={() => setGiving(true)}>
            {t('termsSheet.ending.give')}
          </Button>
        )}
      </Stack>
      {isGiving && (
        <NoteDialog
          title={t('termsSheet.ending.give')}
          about={terms.title ?? ''}
          label={t('termsSheet.ending.reason')}
          hint={t('termsSheet.ending.giveHint')}
          missing={t('termsSheet.declineMissing')}
          rule={{
            max: AnswerEndingLimits.reason,
            message: t('termsSheet.declineLong', { n: AnswerEndingLimits.reason }),
          }}
          submit={t('termsSheet.ending.giveSubmit')}
          isSending={loading}
          onCancel={() => setGiving(false)}
          onSubmit={(reason) => void answer('GIVE_REASON', reason)}
        />
      )}
    </>
  );
}
