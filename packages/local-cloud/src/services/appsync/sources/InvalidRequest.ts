/**
 * Error for a request that its data source does not support. The field fails at once, without the response handler.
 */
export class InvalidRequest extends Error {}
