/**
 * How much is said about one application. With texts of up to 1,000 characters, of up to three bytes each, a full row
 * stays below the 400 KB that DynamoDB stores.
 */
export const ApplicationReviewLimits = { comments: 60, scorecards: 40, rating: [1, 5] } as const;
