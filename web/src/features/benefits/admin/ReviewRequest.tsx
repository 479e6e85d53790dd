import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { Stack } from '../../../components/layout/Stack';
import { Button } from '../../../components/buttons/Button';
import { Banner } from '../../../components/feedback/Banner';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { NoteDialog } from '../../../components/overlays/NoteDialog';
import { type EditedBenefitFragment, UpdateBenefitRecordDocument } from '../../../generated/adminBenefits';
import { UpdateEmployeeBenefitLimits } from '../../../generated/limits';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { formatDateTime } from '../../../lib/format/formatDateTime';
import { paths } from '../../../lib/paths';
import { toast } from '../../../lib/toast/toast';

interface ReviewRequestProps {
  benefit: EditedBenefitFragment;
  /** Reads the benefit again, after somebody else has changed it. */
  onConflict: () => void;
}

/**
 * Says when an organization asked for the publication of its benefit, with a button that returns it with a note.
 * It is published with the switch in the form.
 */
export function ReviewRequest({ benefit, onConflict }: ReviewRequestProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [isReturning, setIsReturning] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const { id, title, version, reviewRequestedAt, organizationEmployeeBenefitsId: by } = benefit;
  if (!reviewRequestedAt) return null;
  const sendBack = async (reviewNote: string) => {
    setIsSending(true);
    try {
      await client.mutate({
        mutation: UpdateBenefitRecordDocument,
        variables: {
          input: { id, isReviewRequested: false, reviewNote },
          condition: { version: { eq: version } },
        },
      });
      toast.success(t('adminBenefits.review.returned'));
      void navigate(paths.adminBenefits);
    } catch (error) {
      const failure = classifyFailure(error);
      toast.error(t(getFailureText(failure)));
      setIsReturning(false);
      setIsSending(false);
      if (failure.kind === 'Conflict') onConflict();
    }
  };
  return (
    <Banner
      tone="waiting"
      action={<Button onClick={() => setIsReturning(true)}>{t('adminBenefits.review.sendBack')}</Button>}
    >
      <Stack as="span" gap={8} wrap>
        {t('adminBenefits.review.requested', { at: formatDateTime(reviewRequestedAt) })}
        {by && <Link to={paths.adminOrganization(by)}>{t('adminBenefits.review.organization')}</Link>}
      </Stack>
      {isReturning && (
        <NoteDialog
          title={t('adminBenefits.review.ask')}
          about={title}
          label={t('adminBenefits.review.note')}
          hint={t('adminBenefits.review.hint')}
          missing={t('adminBenefits.review.missing')}
          rule={recordRules(t, { limits: UpdateEmployeeBenefitLimits })('reviewNote')}
          submit={t('adminBenefits.review.sendBack')}
          isSending={isSending}
          onCancel={() => setIsReturning(false)}
          onSubmit={(note) => void sendBack(note)}
        />
      )}
    </Banner>
  );
}
