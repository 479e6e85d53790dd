/**
 * The changes by which administrators publish a job, close it, and return it to its author, and by which its author
 * asks for its publication.
 */
export const jobChanges = {
  ask: { isDraft: false },
  publish: { isDraft: false, isPublic: true },
  close: { isPublic: false },
  sendBack: (reviewNote: string) => ({ isDraft: true, isPublic: false, reviewNote }),
} as const;
