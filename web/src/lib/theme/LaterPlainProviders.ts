import { awaited } from '../loadable/awaited';

/** PlainProviders, loaded when they are first needed. */
export const LaterPlainProviders = awaited(async () => (await import('./PlainProviders')).PlainProviders);
