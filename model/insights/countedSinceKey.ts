/**
 * The key of the row with the first day that was counted completely, in the table Insight. The seed stores it, because
 * the demo figures of earlier days are generated. Without the row, every day was counted.
 */
export const countedSinceKey = { pk: 'CountedSince', sk: 'CountedSince' };
