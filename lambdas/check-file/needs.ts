import type { FunctionNeeds } from '../../model/FunctionNeeds';

export const needs = {
  memory: 512,
  seconds: 60,
  eventsFrom: 'files',
  tables: { Talent: 'read' },
  userPool: ['AdminGetUser'],
  files: {
    incoming: ['GetObject', 'DeleteObject'],
    private: ['GetObject', 'PutObject', 'DeleteObject'],
    public: ['GetObject', 'PutObject', 'DeleteObject'],
  },
} as const satisfies FunctionNeeds;
