/**
 * The effects of load in AWS that the local DynamoDB can simulate. `conflict`: some writes are refused, as if
 * a transaction was writing the same item. `throttle`: some requests of any kind are refused. `stale`:
 * secondary indices show a write up to half a second late.
 */
export const chaosKinds = ['conflict', 'throttle', 'stale'] as const;
