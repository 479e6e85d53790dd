import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { Stack } from '../../../components/layout/Stack';
import { NoteDialog } from '../../../components/overlays/NoteDialog';
import { useConfirm } from '../../../components/overlays/useConfirm';
import type { TermsReply } from '../../../generated/schema';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { toast } from '../../../lib/toast/toast';

interface AnswerButtonsProps {
  /** The title of the job. */
  about: string;
  /** What the buttons, their questions and their results say. */
  texts: Readonly<
    Record<
      | 'accept'
      | 'acceptAsk'
      | 'acceptNote'
      | 'accepted'
      | 'decline'
      | 'declineTitle'
      | 'declineHint'
      | 'declined',
      string
    >
  >;
  /** How long a reason may be. */
  rule: { max: number; message: string };
  /** Called before the question whether to accept; returns false if something is missing. */
  check?: () => boolean;
  answer: (reply: TermsReply, reason?: string) => Promise<unknown>;
  isSending: boolean;
  onAnswered: () => void;
}

/** The buttons with which somebody accepts terms after a question, or declines them with a reason. */
export function AnswerButtons(props: AnswerButtonsProps) {
  const { about, texts, rule, check, answer, isSending, onAnswered } = props;
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [isDeclining, setDeclining] = useState(false);
  const send = async (reply: TermsReply, reason?: string) => {
    try {
      await answer(reply, reason);
      toast.success(reply === 'ACCEPT' ? texts.accepted : texts.declined);
      setDeclining(false);
    } catch (error) {
      const failure = classifyFailure(error);
      toast.error(t(failure.kind === 'Conflict' ? 'termsSheet.newer' : getFailureText(failure)));
      // Otherwise the written reason stays, to be sent again.
      if (failure.kind === 'Conflict') setDeclining(false);
    }
    onAnswered();
  };
  const accept = async () => {
    if (check && !check()) return;
    const question = { title: texts.acceptAsk, content: texts.acceptNote, confirm: texts.accept };
    if (await confirm(question)) await send('ACCEPT');
  };
  return (
    <>
      <Stack gap={8} wrap>
        <Button look="primary" loading={isSending} onClick={() => void accept()}>
          {texts.accept}
        </Button>
        <Button aria-haspopup="dialog" disabled={isSending} onClick={() => setDeclining(true)}>
          {texts.decline}
        </Button>
      </Stack>
      {isDeclining && (
        <NoteDialog
          title={texts.declineTitle}
          about={about}
          label={t('termsSheet.declineReason')}
          hint={texts.declineHint}
          missing={t('termsSheet.declineMissing')}
          rule={rule}
          submit={texts.decline}
          isSending={isSending}
          onCancel={() => setDeclining(false)}
          onSubmit={(reason) => void send('DECLINE', reason)}
        />
      )}
    </>
  );
}
