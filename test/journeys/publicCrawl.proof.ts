import { describeCrawl } from './parts/describeCrawl';

describeCrawl({ most: Infinity });
