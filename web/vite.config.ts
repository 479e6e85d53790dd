import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { bundleBudget } from './bundleBudget';

/**
 * Few chunks, since each costs a request and is compressed alone, and none with much that a page does not need. What
 * most screens share makes one, and so on down: what a shared module needs is shared at least as widely, so that no
 * two chunks need each other. The first group that fits takes a module; what none takes is split by who needs it.
 */
const groups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/ },
  { name: 'shell', tags: ['$initial' as const] },
  { name: 'common', minShareCount: 13 },
  {
    name: 'jobs',
    test: /[\\/]src[\\/](features[\\/]jobs[\\/]search|entities[\\/]job|components[\\/](avatars|chips|conditions|highlight)|generated[\\/](searchJobs|jobDetail|keepJob|jobsCatalogue))/,
    minShareCount: 2,
  },
  {
    name: 'forms',
    test: /antd[\\/]es[\\/](form|input|checkbox|alert|space|tooltip)|@rc-component[\\/](form|input|checkbox|textarea|tooltip|overflow)[\\/]/,
    minShareCount: 5,
  },
];

const data = ['lib/theme/ScreenProviders', 'lib/auth/readTokens', 'lib/apollo/sendGraphql'];

/** Compressed script, in KB, that a person has loaded when they see this; a build above it fails. */
const budgets = [
  { name: 'the shell of a public page', modules: [], kilobytes: 146 },
  { name: 'the login', modules: ['lib/theme/ScreenProviders', 'auth/login/LoginScreen'], kilobytes: 336 },
  { name: 'the search', modules: [...data, 'jobs/result/JobsResult'], kilobytes: 378 },
  {
    name: 'the first screen of administrators',
    modules: [...data, 'app/layouts/SignedInLayouts', 'applications/admin/AdminApplicationsScreen'],
    kilobytes: 522,
  },
];

export default defineConfig({
  plugins: [react(), bundleBudget(budgets)],
  // aws-amplify brings an older graphql of its own for the same two functions.
  resolve: { dedupe: ['graphql'] },
  server: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    // light-dark() must reach the browser as it is: what replaces it would not see the chosen mode.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    manifest: true,
    // All of it is 10 KB compressed: less than the requests for its parts.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
