/**
 * What the local DynamoDB can do as under load in AWS: `conflict` refuses writes as if another transaction was writing
 * to the same item, `throttle` refuses any request, and `stale` shows a write in secondary indices only after up to
 * half a second.
 */
export const chaosKinds = ['conflict', 'throttle', 'stale'] as const;
