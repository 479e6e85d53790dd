/** How long a deletion request can be withdrawn, in milliseconds: exactly 14 days. */
export const gracePeriod = 1209600000;
