import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useTableCsv } from '../../../components/table/useTableCsv';
import { reviewAxes } from '../../../entities/application/review/reviewAxes';
import {
  ApplicationReviewDocument,
  type ReviewCommentFragment,
  type ReviewScorecardFragment,
} from '../../../generated/applicationReview';
import type { BoardApplicationFragment } from '../../../generated/jobBoard';
import { formatDateTime } from '../../../lib/format/formatDateTime';
import { getShownName } from './getShownName';

interface Row {
  application: BoardApplicationFragment;
  author: string;
  at: string;
  comment?: ReviewCommentFragment;
  card?: ReviewScorecardFragment;
}

/**
 * Returns a function that saves what colleagues say about the applications to a job, as far as the person may read it,
 * with a row for each comment and scorecard: applicants may ask the organization for their data. It is read now, one
 * application after the other.
 */
export function useReviewsCsv(title: string, applications: readonly BoardApplicationFragment[]) {
  const client = useApolloClient();
  const { t } = useTranslation();
  const readOne = async (application: BoardApplicationFragment): Promise<Row[]> => {
    const { data } = await client.query({
      query: ApplicationReviewDocument,
      ...{ variables: { id: application.id }, fetchPolicy: 'no-cache' },
    });
    const review = data?.getApplicationReview;
    const authorOf = (by: string) =>
      review?.people?.find(({ sub }) => sub === by)?.name || t('applicationReview.gone');
    const cards = (review?.scorecards ?? []).map((card) => ({
      ...{ application, card, author: authorOf(card.by), at: card.at },
    }));
    const comments = (review?.comments ?? []).map((comment) => ({
      ...{ application, comment, author: authorOf(comment.by), at: comment.at },
    }));
    return [...cards, ...comments];
  };
  return useTableCsv<Row>({
    name: t('applicationReview.csvName', { title }),
    columns: [
      { title: t('jobBoard.column.talent'), text: ({ application }) => getShownName(application, t) },
      { title: t('applicationReview.column.author'), text: ({ author }) => author },
      { title: t('applicationReview.column.at'), text: ({ at }) => formatDateTime(at) },
      {
        title: t('applicationReview.column.kind'),
        text: ({ card }) => t(card ? 'applicationReview.column.card' : 'applicationReview.comments'),
      },
      {
        title: t('applicationReview.column.stage'),
        text: ({ card }) => card?.stageTitle || (card?.stage ?? null),
      },
      ...reviewAxes.map((axis) => ({
        title: t(`applicationReview.axis.${axis}`),
        text: ({ card }: Row) => card?.[axis] ?? null,
      })),
      {
        title: t('applicationReview.overall'),
        text: ({ card }) =>
          card?.recommendation ? t(`applicationReview.recommend.${card.recommendation}`) : null,
      },
      {
        title: t('applicationReview.column.text'),
        text: ({ card, comment }) => card?.comment ?? comment?.text ?? null,
      },
    ],
    read: async (from) => {
      if (from > 0) return { items: [], total: 0 };
      const items: Row[] = [];
      for (const application of applications) items.push(...(await readOne(application)));
      return { items, total: items.length };
    },
  });
}
