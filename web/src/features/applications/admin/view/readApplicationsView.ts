import { enums } from '../../../../../../model/enums';
import { urlValues } from '../../../../lib/search/urlValues';
import type { ApplicationsView } from './ApplicationsView';
import { emptyApplicationsView } from './emptyApplicationsView';

const FIELDS = ['createdAt', 'updatedAt', 'type'] as const;

/**
 * Reads the filters, order, page and open application of the table of applications from the URL. Invalid
 * values are ignored.
 */
export function readApplicationsView(params: URLSearchParams): ApplicationsView {
  const types = (params.get('type') ?? '').split(',');
  const [field, direction] = (params.get('sort') ?? '').split('.');
  const known = FIELDS.find((one) => one === field);
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
  };
  return {
    keyword: urlValues.keyword(params),
    types: enums.ApplyType.filter((type) => types.includes(type)),
    consultant: params.get('consultant'),
    from: day('from'),
    to: day('to'),
    sort: known
      ? { field: known, direction: direction === 'asc' ? 'asc' : 'desc' }
      : emptyApplicationsView.sort,
    page: Math.max(1, Math.floor(Number(params.get('page')) || 1)),
    open: params.get('id'),
  };
}
