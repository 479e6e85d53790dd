import { useTranslation } from 'react-i18next';

/** Who has written something; those who have left Enishi are not among them. */
export type ReviewPeople = readonly { sub: string; name: string | null; profileIcon: string | null }[];

/** Returns a function that returns how an author of a review is called: 「あなた」, the name, or that they have left. */
export function useReviewName(
  { people }: { people: ReviewPeople | null },
  sub: string,
): (by: string) => string {
  const { t } = useTranslation();
  return (by) => {
    if (by === sub) return t('applicationReview.you');
    return people?.find((person) => person.sub === by)?.name || t('applicationReview.gone');
  };
}
