/** Returns the partition, in the table Insight, with what the alerts of a person have found and sent. */
export const alertPartition = (sub: string): string => `JobAlert#${sub}`;
