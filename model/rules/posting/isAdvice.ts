import type { Finding } from './Finding';

/**
 * Returns whether a finding is advice: a reviewer and the writer see it, but it does not refuse a job, because the law
 * permits what it names with a reasonable ground. Resolvers use this function too, so it is limited to the APPSYNC_JS
 * subset.
 */
export const isAdvice = ({ rule }: Finding): boolean => rule === 'indirectLimit';
