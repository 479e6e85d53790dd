import type { FunctionNeeds } from '../../model/FunctionNeeds';

export const needs = {
  memory: 512,
  seconds: 60,
  eventsFrom: 'files',
  userPool: ['AdminGetUser'],
  files: {
    incoming: ['GetObject', 'DeleteObject'],
    private: ['PutObject', 'DeleteObject'],
    public: ['PutObject', 'DeleteObject'],
  },
} as const satisfies FunctionNeeds;
