/**
 * The key of a complaint or a report in the table Insight. The rows name no sender and contain no text: both are in the
 * message to the operator alone, which has the same number.
 */
export const complaintKey = (id: string) => ({ pk: 'Complaint', sk: id });
