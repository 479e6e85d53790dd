/**
 * Error for a request that a data source does not support. The GraphQL field then fails without a call of the
 * response handler.
 */
export class InvalidRequest extends Error {}
