/**
 * The key of the row in the table Insight that describes the latest check of the dashboard's figures. There
 * is only one such row.
 */
export const insightCheckKey = { pk: 'InsightCheck', sk: 'InsightCheck' };
