/** The changes by which administrators publish a job, close it, and return it to its author. */
export const jobChanges = {
  publish: { isDraft: false, isPublic: true },
  close: { isPublic: false },
  sendBack: (reviewNote: string) => ({ isDraft: true, isPublic: false, reviewNote }),
} as const;
