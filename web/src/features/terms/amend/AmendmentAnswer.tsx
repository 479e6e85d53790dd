import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { Stack } from '../../../components/layout/Stack';
import { NoteDialog } from '../../../components/overlays/NoteDialog';
import { useConfirm } from '../../../components/overlays/useConfirm';
import { AnswerAmendmentLimits } from '../../../generated/limits';
import type { TermsReply } from '../../../generated/schema';
import { AnswerAmendmentDocument } from '../../../generated/terms';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { toast } from '../../../lib/toast/toast';

interface AmendmentAnswerProps {
  /** The id of the proposed version. */
  id: string;
  title: string;
  onAnswered: () => void;
}

/** The buttons with which the other side accepts a proposed change of the terms, or declines it with a reason. */
export function AmendmentAnswer({ id, title, onAnswered }: AmendmentAnswerProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [isDeclining, setDeclining] = useState(false);
  const [mutate, { loading }] = useMutation(AnswerAmendmentDocument);
  const answer = async (reply: TermsReply, more: object) => {
    try {
      await mutate({ variables: { input: { id, reply, ...more } } });
      toast.success(t(reply === 'ACCEPT' ? 'termsSheet.amend.accepted' : 'termsSheet.amend.declined'));
    } catch (error) {
      const failure = classifyFailure(error);
      toast.error(t(failure.kind === 'Conflict' ? 'termsSheet.newer' : getFailureText(failure)));
    }
    setDeclining(false);
    onAnswered();
  };
  const accept = async () => {
    const question = {
      title: t('termsSheet.amend.acceptAsk'),
      content: t('termsSheet.amend.acceptNote'),
      confirm: t('termsSheet.amend.accept'),
    };
    if (await confirm(question)) await answer('ACCEPT', {});
  };
  return (
    <>
      <Stack gap={8} wrap>
        <Button look="primary" loading={loading} onClick={() => void accept()}>
          {t('termsSheet.amend.accept')}
        </Button>
        <Button aria-haspopup="dialog" disabled={loading} onClick={() => setDeclining(true)}>
          {t('termsSheet.amend.decline')}
        </Button>
      </Stack>
      {isDeclining && (
        <NoteDialog
          title={t('termsSheet.amend.declineTitle')}
          about={title}
          label={t('termsSheet.declineReason')}
          hint={t('termsSheet.amend.declineHint')}
          missing={t('termsSheet.declineMissing')}
          rule={{
            max: AnswerAmendmentLimits.reason,
            message: t('termsSheet.declineLong', { n: AnswerAmendmentLimits.reason }),
          }}
          submit={t('termsSheet.amend.decline')}
          isSending={loading}
          onCancel={() => setDeclining(false)}
          onSubmit={(reason) => void answer('DECLINE', { reason })}
        />
      )}
    </>
  );
}
