/** Error for a document that OpenSearch rejects because of its content, so that a retry cannot succeed. */
export class DocumentRejected extends Error {}
