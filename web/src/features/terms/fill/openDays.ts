/** How many days what is sent can be answered, unless somebody chooses another last day. */
export const openDays = 7;
