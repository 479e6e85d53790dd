/** How long the wish to end an account can be taken back, in milliseconds: 14 days, to the moment. */
export const gracePeriod = 1209600000;
