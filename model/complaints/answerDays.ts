/**
 * Within how many days the operator answers a complaint. It is house policy: 職業安定法第43条の7 asks for an answer that
 * is 適切かつ迅速, and names no number of days.
 */
export const answerDays = 14;
