import { journey } from '../support/journey';
import { openArea } from '../support/stack/openArea';
import { fingers } from './parts/relation/fingers';
import { keys } from './parts/relation/keys';
import { walkRelation } from './parts/relation/walkRelation';

openArea();

journey.byTouch('a recruiter and a talent come from a scout to a contract by tapping', (visit) =>
  walkRelation(visit, { hands: fingers, hasTouch: true }),
);

journey.onADesktop('a recruiter and a talent come from a scout to a contract with the keyboard', (visit) =>
  walkRelation(visit, { hands: keys }),
);
