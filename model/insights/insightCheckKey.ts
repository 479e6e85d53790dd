/** The key of the only row of the latest check of the dashboard's figures, in the table Insight. */
export const insightCheckKey = { pk: 'InsightCheck', sk: 'InsightCheck' };
