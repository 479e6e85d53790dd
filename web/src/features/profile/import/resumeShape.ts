/**
 * The type that a value in a JSON Resume must have: a text, a date (a year, a month or a day), a list of
 * values of one type, or an object with the given fields.
 */
export type Shape = 'text' | 'date' | readonly [Shape] | { readonly [field: string]: Shape };

const period = { startDate: 'date', endDate: 'date' } as const;

/** The parts of a JSON Resume that Enishi reads, with their types. All other parts of a file are ignored. */
export const resumeShape = {
  basics: { summary: 'text', profiles: [{ network: 'text', url: 'text' }] },
  work: [{ name: 'text', position: 'text', ...period, summary: 'text', highlights: ['text'] }],
  education: [{ institution: 'text', area: 'text', studyType: 'text', ...period }],
  certificates: [{ name: 'text', issuer: 'text', date: 'date' }],
  skills: [{ name: 'text', level: 'text', keywords: ['text'] }],
  projects: [
    {
      ...{ name: 'text', entity: 'text', description: 'text', ...period, url: 'text' },
      ...{ roles: ['text'], keywords: ['text'] },
    },
  ],
} as const satisfies Shape;
