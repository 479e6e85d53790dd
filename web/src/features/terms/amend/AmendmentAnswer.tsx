import { useMutation } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { AnswerAmendmentLimits } from '../../../generated/limits';
import { AnswerAmendmentDocument } from '../../../generated/terms';
import { AnswerButtons } from '../show/AnswerButtons';

interface AmendmentAnswerProps {
  /** The id of the proposed version. */
  id: string;
  title: string;
  onAnswered: () => void;
}

/** The buttons with which the other side accepts a proposed change of the terms, or declines it with a reason. */
export function AmendmentAnswer({ id, title, onAnswered }: AmendmentAnswerProps) {
  const { t } = useTranslation();
  const [mutate, { loading }] = useMutation(AnswerAmendmentDocument);
  return (
    <AnswerButtons
      about={title}
      texts={{
        accept: t('termsSheet.amend.accept'),
        acceptAsk: t('termsSheet.amend.acceptAsk'),
        acceptNote: t('termsSheet.amend.acceptNote'),
        accepted: t('termsSheet.amend.accepted'),
        decline: t('termsSheet.amend.decline'),
        declineTitle: t('termsSheet.amend.declineTitle'),
        declineHint: t('termsSheet.amend.declineHint'),
        declined: t('termsSheet.amend.declined'),
      }}
      rule={{
        max: AnswerAmendmentLimits.reason,
        message: t('termsSheet.declineLong', { n: AnswerAmendmentLimits.reason }),
      }}
      answer={(reply, reason) => mutate({ variables: { input: { id, reply, reason } } })}
      isSending={loading}
      onAnswered={onAnswered}
    />
  );
}
