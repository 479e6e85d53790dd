import { jobStates } from '../../../../../../../model/jobStates';
import { readPageNumber } from '../../../../../lib/search/readPageNumber';
import { urlValues } from '../../../../../lib/search/urlValues';
import { emptyJobsView } from './emptyJobsView';
import { jobsFocuses } from './jobsFocuses';
import type { JobsView } from './JobsView';

const FIELDS = ['title', 'organizationName', 'publishedAt', 'updatedAt', 'itemsDueOn'] as const;

/** Reads the filters, order and page of the table of jobs from the URL. Invalid values are ignored. */
export function readJobsView(params: URLSearchParams): JobsView {
  const states = (params.get('state') ?? '').split(',');
  const [field, direction] = (params.get('sort') ?? '').split('.');
  const known = FIELDS.find((one) => one === field);
  const id = (name: string) => {
    const text = params.get(name) ?? '';
    return urlValues.isRecordId(text) ? text : null;
  };
  return {
    keyword: urlValues.keyword(params),
    states: jobStates.filter((state) => states.includes(state)),
    organization: id('org'),
    occupation: id('job'),
    consultant: params.get('consultant')?.slice(0, 50) || null,
    focus: jobsFocuses.find((focus) => focus === params.get('focus')) ?? null,
    sort: known ? { field: known, direction: direction === 'asc' ? 'asc' : 'desc' } : emptyJobsView.sort,
    page: readPageNumber(params.get('page')),
  };
}
