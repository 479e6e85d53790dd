import { Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { enums } from '../../../../../model/enums';
import { Button } from '../../../components/buttons/Button';
import { Field } from '../../../components/forms/Field';
import { PlainForm } from '../../../components/forms/PlainForm';
import { SegmentedChoice } from '../../../components/forms/SegmentedChoice';
import { Stack } from '../../../components/layout/Stack';
import { Sheet } from '../../../components/overlays/Sheet';
import { HandInScorecardDocument, type ReviewScorecardFragment } from '../../../generated/applicationReview';
import { HandInScorecardLimits } from '../../../generated/limits';
import type { Recommendation } from '../../../generated/schema';
import { toast } from '../../../lib/toast/toast';
import { type Axis, reviewAxes } from './reviewAxes';
import type { ChangeReview } from './useReview';

const GRADES = [1, 2, 3, 4, 5];

type Values = Record<Axis, number> & { recommendation: Recommendation; comment?: string | null };

interface ScorecardSheetProps {
  applicationId: string;
  stage: string;
  /** The name of the stage. */
  name: string;
  /** What the member has handed in before. */
  own?: ReviewScorecardFragment;
  change: ChangeReview;
  onClose: () => void;
}

/** Says what the grades mean; a grade and its meaning stay in one line. */
const Grades = ({ text }: { text: string }) => (
  <Stack as="span" gap={[0, 12]} wrap>
    {text.split(/　| · /).map((grade) => (
      <span key={grade}>{grade}</span>
    ))}
  </Stack>
);

/** The form for a member's opinion about an applicant at one stage, with words that say what the grades mean. */
export function ScorecardSheet({ applicationId, stage, name, own, change, onClose }: ScorecardSheetProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<Values>();
  const [isSending, setIsSending] = useState(false);
  const submit = async (values: Values) => {
    setIsSending(true);
    const input = { applicationId, stage, ...values };
    const isSent = await change(HandInScorecardDocument, input);
    setIsSending(false);
    if (!isSent) return;
    toast.success(t('applicationReview.handedIn'));
    onClose();
  };
  const missing = t('applicationReview.ratingMissing');
  return (
    <Sheet open title={t('applicationReview.stage', { stage: name })} width={560} onClose={onClose}>
      <PlainForm<Values>
        form={form}
        name="scorecard"
        initialValues={own ? { ...own, comment: own.comment ?? undefined } : undefined}
        onFinish={submit}
      >
        {reviewAxes.map((axis) => (
          <Field
            key={axis}
            name={axis}
            label={t(`applicationReview.axis.${axis}`)}
            hint={<Grades text={t(`applicationReview.guide.${axis}`)} />}
            isRequired
            isChoice
            missing={missing}
          >
            <SegmentedChoice<number>
              label={t(`applicationReview.axis.${axis}`)}
              options={GRADES.map((value) => ({ value, label: String(value) }))}
            />
          </Field>
        ))}
        <Field
          name="recommendation"
          label={t('applicationReview.overall')}
          isRequired
          isChoice
          missing={t('applicationReview.overallMissing')}
        >
          <SegmentedChoice<Recommendation>
            label={t('applicationReview.overall')}
            options={enums.Recommendation.map((value) => ({
              value,
              label: t(`applicationReview.recommend.${value}`),
            }))}
          />
        </Field>
        <Field
          name="comment"
          label={t('applicationReview.reasons')}
          rules={[
            {
              max: HandInScorecardLimits.comment,
              message: t('applicationReview.long', { n: HandInScorecardLimits.comment }),
            },
          ]}
        >
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} />
        </Field>
        <Button look="primary" type="submit" size="large" loading={isSending}>
          {t('applicationReview.handIn')}
        </Button>
      </PlainForm>
    </Sheet>
  );
}
