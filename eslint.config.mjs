import { appsyncJs } from './test/lint/appsyncJs.mjs';

// Everything else is read by oxlint: see .oxlintrc.json.
export default [{ ignores: ['*/', '!resolvers/', '!model/', '*.*'] }, appsyncJs];
