import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CancelMeetingDocument,
  ProposeMeetingDocument,
  TakeMeetingTimeDocument,
} from '../../../../generated/meetings';
import type { ProposeMeetingInput } from '../../../../generated/schema';
import { ClientTokens } from '../../../../lib/apollo/ClientTokens';
import { classifyFailure } from '../../../../lib/errors/classifyFailure';
import { describeFailure } from '../../../../lib/errors/describeFailure';
import { toast } from '../../../../lib/toast/toast';

/** The rules whose refusal has a sentence of its own. */
const RULES = ['taken', 'expired', 'future', 'near'] as const;

/**
 * Returns what people do with the meetings of an application. Each resolves to whether it succeeded; a refusal is
 * explained, and what is shown is loaded again, because it was out of date.
 */
export function useMeetingDeeds(id: string, onChanged: () => void) {
  const { t } = useTranslation();
  const [propose, proposing] = useMutation(ProposeMeetingDocument);
  const [take, taking] = useMutation(TakeMeetingTimeDocument);
  const [cancel, cancelling] = useMutation(CancelMeetingDocument);
  const [tokens] = useState(() => new ClientTokens());
  const attempt = async (deed: () => Promise<unknown>, done: string) => {
    try {
      await deed();
      toast.success(done);
      onChanged();
      return true;
    } catch (error) {
      const failure = classifyFailure(error);
      const rule = RULES.find((each) => each === failure.rule);
      toast.error(rule ? t(`meeting.refused.${rule}`) : describeFailure(t, failure));
      if (failure.kind === 'Conflict') onChanged();
      return false;
    }
  };
  return {
    isBusy: proposing.loading || taking.loading || cancelling.loading,
    propose: async (values: Omit<ProposeMeetingInput, 'id'>) => {
      const begun = values.meetingId ? {} : { clientToken: tokens.get(id) };
      const input = { id, ...values, ...begun };
      const isDone = await attempt(() => propose({ variables: { input } }), t('meeting.proposed'));
      if (isDone) tokens.forget(id);
      return isDone;
    },
    take: (meetingId: string, at: string) =>
      attempt(() => take({ variables: { input: { id, meetingId, at } } }), t('meeting.taken')),
    cancel: (meetingId: string) =>
      attempt(() => cancel({ variables: { input: { id, meetingId } } }), t('meeting.cancelled')),
  };
}
