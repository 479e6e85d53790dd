import type { IndexName } from '../index-search/IndexName';
import type { Target } from '../index-search/Target';

/**
 * Returns the record (such as a job or a talent) from which the document with this id in a search index is
 * built.
 */
export function targetOf(index: IndexName, id: string): Target {
  const [sub = '', openJobId = ''] = id.split('.');
  switch (index) {
    case 'conversations':
      return { kind: 'conversation', conversationId: id };
    case 'job-alerts':
      return { kind: 'alert', id };
    case 'users-admin':
    case 'users-client':
      return { kind: 'person', sub: id };
    case 'employee-benefits':
    case 'employee-benefits-admin':
      return { kind: 'benefit', id };
    case 'user-applies':
      return { kind: 'row', entity: 'UserApplies', sub, openJobId };
    case 'user-favorite-open-jobs':
      return { kind: 'row', entity: 'UserFavoriteOpenJobs', sub, openJobId };
    case 'open-jobs':
    case 'open-jobs-admin':
      return { kind: 'job', openJobId: id };
  }
}
