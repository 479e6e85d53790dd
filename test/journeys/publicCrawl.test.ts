import { describeCrawl } from './parts/describeCrawl';

// All pages: publicCrawl.proof.ts.
describeCrawl({ most: 3 });
