import { describeBulkClosing } from './parts/describeBulkClosing';

// Selected on four pages of the table.
describeBulkClosing({ jobs: 200, answered: 80, unanswered: 6 });
