/** A request handler returned something that its data source does not understand: the field fails at once. */
export class InvalidRequest extends Error {}
