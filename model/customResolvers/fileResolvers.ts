import type { CustomResolver } from '../CustomResolver';
import { RateLimits } from '../limits/RateLimits';

/** The custom resolvers for uploading files and for links to private files. */
export const fileResolvers: Readonly<Record<string, CustomResolver>> = {
  'Query.getFileLink': {
    in: 'file',
    grants: ['guest', 'signedIn'],
    steps: { record: 'Talent', private: 'Talent', audit: 'Insight', sign: 'Files' },
    also: ['Insight'],
  },
  'Mutation.createFileUpload': { in: 'file', grants: ['signedIn'], rate: RateLimits.upload, source: 'Files' },
};
