import { describeBulkClosing } from './parts/describeBulkClosing';

describeBulkClosing({ jobs: 12, answered: 5, unanswered: 2 });
