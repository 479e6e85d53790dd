import type { RecordSearch } from './RecordSearch';

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const textsOf = (value: unknown): string[] =>
  [value].flat().filter((each): each is string => textOf(each) !== null);

/** How talents, jobs and conversations are found for administrators, in the order of the answer. */
export const recordSearches: readonly RecordSearch[] = [
  {
    kind: 'TALENT',
    index: 'users-admin',
    exact: { id: ['id', 'sub'], email: ['email'], tel: ['tel'] },
    fields: ['name', 'displayName', 'mainJobName'],
    show: ({ name, displayName, mainJobName }) => ({
      names: textsOf(name ?? displayName),
      detail: textOf(mainJobName),
    }),
  },
  {
    kind: 'JOB',
    index: 'open-jobs-admin',
    exact: { id: ['id'] },
    fields: ['title', 'organizationName'],
    show: ({ title, organizationName }) => ({ names: textsOf(title), detail: textOf(organizationName) }),
  },
  {
    kind: 'CONVERSATION',
    index: 'conversations',
    exact: { id: ['id'] },
    fields: ['memberNames', 'name', 'jobTitle'],
    show: ({ memberNames, name, jobTitle }) => ({
      names: textsOf(memberNames),
      detail: textOf(jobTitle) ?? textOf(name),
    }),
  },
];
