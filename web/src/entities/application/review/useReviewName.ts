import { useTranslation } from 'react-i18next';
import type { Review } from './useReview';

/** Returns a function that returns how an author of a review is called: 「あなた」, the name, or that they have left. */
export function useReviewName({ people }: Review, sub: string): (by: string) => string {
  const { t } = useTranslation();
  return (by) => {
    if (by === sub) return t('applicationReview.you');
    return people?.find((person) => person.sub === by)?.name || t('applicationReview.gone');
  };
}
