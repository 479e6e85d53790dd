/** What will fail as often as it is tried: the document itself is at fault, not the moment. */
export class DocumentRejected extends Error {}
