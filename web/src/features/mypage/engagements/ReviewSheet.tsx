import { useMutation } from '@apollo/client/react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/forms/Field';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { useEditor } from '../../../components/forms/edit/useEditor';
import { SegmentedChoice } from '../../../components/forms/SegmentedChoice';
import { CreateReviewDocument, UpdateReviewDocument } from '../../../generated/engagements';
import { CreateEnishiWorkHistoryReviewLimits } from '../../../generated/limits';
import { MypageDocument, type MypageReviewFragment } from '../../../generated/mypage';
import { EditSheet } from '../../../components/forms/edit/EditSheet';

interface ReviewSheetProps {
  engagementId: string;
  /** The name of the reviewed organization. */
  name: string;
  /** The review that the talent has already written; undefined if there is none. */
  review: MypageReviewFragment | undefined;
  onClose: () => void;
}

/** The possible ratings from 5 to 1, each with the key of its name in the texts. */
const grades = [
  ['5', 'best'],
  ['4', 'good'],
  ['3', 'fair'],
  ['2', 'poor'],
  ['1', 'worst'],
] as const;

type Rating = (typeof grades)[number][0];

interface Values {
  rating: Rating | null;
  comment: string | null;
}

const toRecord = (review: MypageReviewFragment | undefined) => ({
  values: {
    rating: grades.find(([one]) => Number(one) === Math.round(review?.rating ?? 0))?.[0] ?? null,
    comment: review?.comment ?? null,
  },
  version: review?.version,
});

/** The sheet in which the talent reviews the organization of an engagement that has ended. */
export function ReviewSheet({ engagementId, name, review, onClose }: ReviewSheetProps) {
  const { t } = useTranslation();
  const [create] = useMutation(CreateReviewDocument, { refetchQueries: [MypageDocument] });
  const [update] = useMutation(UpdateReviewDocument);
  const rules = recordRules(t, { limits: CreateEnishiWorkHistoryReviewLimits });
  const editor = useEditor<Values>({
    name: `review-${engagementId}`,
    record: toRecord(review),
    async save(changed, version, { rating, comment }) {
      if (review) {
        const input = { ...changed, id: review.id, rating: Number(rating) };
        const { data } = await update({ variables: { input, version } });
        return toRecord(data?.updateEnishiWorkHistoryReview ?? undefined);
      }
      const input = { enishiWorkHistoryId: engagementId, rating: Number(rating), comment };
      const { data } = await create({ variables: { input } });
      return toRecord(data?.createEnishiWorkHistoryReview ?? undefined);
    },
  });
  const rating = t('mypage.review.ratingLabel');
  const comment = t('mypage.review.commentLabel');
  return (
    <EditSheet
      title={t('mypage.review.title', { name })}
      editor={editor}
      fields={{ rating, comment }}
      onClose={onClose}
    >
      <Field isRequired isChoice name="rating" label={rating}>
        <SegmentedChoice
          label={rating}
          options={grades.map(([value, grade]) => ({ value, label: t(`mypage.review.grade.${grade}`) }))}
        />
      </Field>
      <Field name="comment" label={comment} hint={t('mypage.review.help')} rules={[rules('comment')]}>
        <Input.TextArea autoSize={{ minRows: 5, maxRows: 16 }} />
      </Field>
    </EditSheet>
  );
}
