/**
 * For each action of an administrator on a job, the fields that it changes. `sendBack` returns a job to its
 * author with a note.
 */
export const jobChanges = {
  publish: { isDraft: false, isPublic: true },
  close: { isPublic: false },
  sendBack: (reviewNote: string) => ({ isDraft: true, isPublic: false, reviewNote }),
} as const;
