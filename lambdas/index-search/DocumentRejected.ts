/** Search rejects the document itself, so a retry cannot help. */
export class DocumentRejected extends Error {}
