import type { FunctionNeeds } from '../../model/FunctionNeeds';
import { envOf } from '../lib/envOf';

export const needs = {
  dataSource: 'Files',
  files: {
    incoming: ['PutObject'],
    private: ['GetObject'],
    public: ['GetObject'],
    exports: ['GetObject'],
  },
  listsFiles: true,
} as const satisfies FunctionNeeds;

export const env = envOf<typeof needs>();
