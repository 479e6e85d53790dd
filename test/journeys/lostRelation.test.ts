import { journey } from '../support/journey';
import { openArea } from '../support/stack/openArea';
import { fingers } from './parts/relation/fingers';
import { walkRelation } from './parts/relation/walkRelation';

openArea();

journey.byTouch(
  'from a scout to a contract, the network is lost at each step, and nothing is lost or done twice',
  (visit) => walkRelation(visit, { hands: fingers, hasTouch: true, isLost: true }),
);
