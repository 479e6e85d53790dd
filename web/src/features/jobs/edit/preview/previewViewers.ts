/** The kinds of people whose view of a job administrators can preview. */
export const previewViewers = ['GUEST', 'TALENT', 'CLIENT'] as const;

export type PreviewViewer = (typeof previewViewers)[number];
