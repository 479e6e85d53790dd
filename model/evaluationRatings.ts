/** The ratings that an evaluation of a talent consists of. Its total rating is their mean. */
export const evaluationRatings = [
  'informationGatheringRating',
  'analysisRating',
  'writeDocumentsRating',
  'communicationRating',
  'presentationRating',
] as const;
