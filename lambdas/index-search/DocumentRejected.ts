/** Thrown when OpenSearch rejects a document because of its content, so that a retry cannot succeed. */
export class DocumentRejected extends Error {}
