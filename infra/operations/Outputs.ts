import type { FunctionOutput } from './Deployment';

/** The outputs of the stack that operators' commands read. `Config` is JSON: the configuration of the web app. */
export type Outputs = Record<FunctionOutput | 'ApiId' | 'Config' | 'SiteUrl', string>;
