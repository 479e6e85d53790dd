/** What administrators look for among the jobs: a hidden organization, or public jobs that lack something. */
export const jobsFocuses = ['hiddenName', 'lacking'] as const;
